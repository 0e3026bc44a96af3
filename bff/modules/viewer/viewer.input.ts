import { z } from 'zod';
import {
  isAccountName,
  isLoginPassword,
  isNewPassword,
  MAX_ACCOUNT_NAME_LENGTH,
  MAX_NEW_PASSWORD_LENGTH,
  MAX_PASSWORD_LENGTH,
} from '../../../domain/account/credentials.ts';
import { singleLine, secret } from '../../input.ts';

/** Null is rejected, because the service can neither clear a name nor remove a photo. */
export const updateViewerInput = z.object({
  name: singleLine(MAX_ACCOUNT_NAME_LENGTH)
    .refine(isAccountName, 'At least 8 characters, all of which are seen')
    .optional(),
  photoUpload: singleLine(100).optional(),
});

export const changePasswordInput = z
  .object({
    currentPassword: secret(MAX_PASSWORD_LENGTH).refine(isLoginPassword, 'At least 8 characters'),
    newPassword: secret(MAX_NEW_PASSWORD_LENGTH).refine(
      isNewPassword,
      '8 to 16 characters with a lowercase letter, an uppercase letter, a digit and one of @$!%*?&',
    ),
    newPasswordConfirmation: z.string(),
  })
  .refine(({ newPassword, newPasswordConfirmation }) => newPassword === newPasswordConfirmation, {
    path: ['newPasswordConfirmation'],
    message: 'Does not match the new password',
  });
