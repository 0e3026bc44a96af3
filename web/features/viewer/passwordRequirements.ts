import { MAX_NEW_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../../../domain/account/credentials.ts';

/** The requirements of a new password, in the order of the list beside the form; together they are isNewPassword. */
export const passwordRules = {
  length: (text: string) => text.length >= MIN_PASSWORD_LENGTH && text.length <= MAX_NEW_PASSWORD_LENGTH,
  lowercase: (text: string) => /[a-z]/.test(text),
  uppercase: (text: string) => /[A-Z]/.test(text),
  digit: (text: string) => /\d/.test(text),
  special: (text: string) => /[@$!%*?&]/.test(text),
};

export type PasswordRule = keyof typeof passwordRules;
