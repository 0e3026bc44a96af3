import { isAccountName, isEmailLike, isLoginPassword, isNewPassword } from '../../domain/account/credentials.ts';
import { isCompanyChoice } from '../../domain/company/companyId.ts';
import { isFileName } from '../../bff/files/fileNames.ts';
import { truncate } from '../../web/shared/ui/truncate.ts';
import { expectLinearTime, fill } from '../support/linearTime.ts';

// Lint proves that no regular expression backtracks super-linearly (the rules of regexp/). These functions receive
// hostile input and contain more than expressions.
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

test.each(Object.entries(functions))(
  'the time of %s grows only with the length of a text of any kind',
  (_name, run) => {
    for (const piece of hostile) expectLinearTime((length) => expect(run(fill(length, piece))).toBeDefined());
  },
);
