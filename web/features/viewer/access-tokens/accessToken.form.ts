import { MAX_ACCESS_TOKEN_DAYS, MAX_ACCESS_TOKEN_NAME_LENGTH } from '../../../../domain/account/access-token.ts';
import * as z from '../../../shared/zod.ts';
import { errorKey } from '../../../shared/i18n/errorKey.ts';
import '../translations.generated.ts';

/** How long a token may be chosen to last, in days; the longest is what the server takes. */
export const DAYS = [7, 30, 90, MAX_ACCESS_TOKEN_DAYS] as const;

/** The form values of a new access token. */
export const accessTokenForm = z.object({
  name: z.string().check(
    z.refine((name) => name.trim() !== '', errorKey('account', 'accessTokenName')),
    z.refine(
      (name) => name.trim().length <= MAX_ACCESS_TOKEN_NAME_LENGTH,
      errorKey('account', 'accessTokenNameTooLong'),
    ),
  ),
  isReadOnly: z.boolean(),
  days: z.number(),
});
export type AccessTokenForm = z.infer<typeof accessTokenForm>;

export const emptyAccessToken: AccessTokenForm = { name: '', isReadOnly: true, days: 90 };

const fields = new Map<string, keyof AccessTokenForm>([
  ['input.name', 'name'],
  ['input.isReadOnly', 'isReadOnly'],
  ['input.days', 'days'],
]);

/** The form field of an input path. */
export const fieldOf = (path: string): keyof AccessTokenForm | undefined => fields.get(path);
