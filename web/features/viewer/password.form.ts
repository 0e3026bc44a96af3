import { isLoginPassword, isNewPassword } from '../../../domain/account/credentials.ts';
import type { ChangePasswordInput } from '../../shared/apollo/schema.generated.ts';
import * as z from '../../shared/zod.ts';
import { errorKey } from '../../shared/i18n/errorKey.ts';
import './translations.generated.ts';

/** The form values of a change of password: specification, section 5. */
export const passwordForm = z
  .object({
    currentPassword: z.string().check(z.refine(isLoginPassword, errorKey('account', 'currentPassword'))),
    newPassword: z.string().check(z.refine(isNewPassword, errorKey('account', 'newPassword'))),
    confirmation: z.string(),
  })
  .check(
    z.refine(({ newPassword, confirmation }) => newPassword === confirmation, {
      error: errorKey('account', 'confirmation'),
      path: ['confirmation'],
      // Also checked while another field is invalid.
      when: () => true,
    }),
  );

export type PasswordForm = z.infer<typeof passwordForm>;
export const emptyPasswords: PasswordForm = { currentPassword: '', newPassword: '', confirmation: '' };

export const toInput = ({ currentPassword, newPassword, confirmation }: PasswordForm): ChangePasswordInput => ({
  currentPassword,
  newPassword,
  newPasswordConfirmation: confirmation,
});

const fields = new Map<string, keyof PasswordForm>([
  ['input.currentPassword', 'currentPassword'],
  ['input.newPassword', 'newPassword'],
  ['input.newPasswordConfirmation', 'confirmation'],
]);

/** The form field of an input path. */
export const fieldOf = (path: string): keyof PasswordForm | undefined => fields.get(path);
