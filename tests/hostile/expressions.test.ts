import { isAccountName, isEmailLike, isLoginPassword, isNewPassword } from '../../domain/account/credentials.ts';
import { isCompanyChoice } from '../../domain/company/companyId.ts';
import { isFileName } from '../../bff/files/fileNames.ts';
import { truncate } from '../../web/shared/ui/truncate.ts';
import { withTimeout } from '../support/withTimeout.ts';

// That no expression of the product can be made to run long is what lint proves (eslint-plugin-regexp). These functions see
// whatever a stranger sends, and have more in them than expressions.
const functions: Record<string, (text: string) => unknown> = {
  isEmailLike,
  isLoginPassword,
  isNewPassword,
  isAccountName,
  isCompanyChoice,
  isFileName,
  truncate: (text) => truncate(text, 140),
};
const hostile = ['a', ' ', '@', '.', 'a@', '@a.', 'a.', '-', 'A1!', '\ud800', '\n', '0'];

test.each(Object.entries(functions))('%s answers a million characters of anything', (_name, judge) => {
  for (const piece of hostile) expect(withTimeout(() => judge(piece.repeat(1_000_000 / piece.length)))).toBeDefined();
});
