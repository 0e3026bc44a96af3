/**
 * What an account's name, e-mail address and passwords must look like: specification, section 5.
 * The web forms, the BFF and the stand-ins validate with these same functions. Lengths are in UTF-16 code units.
 */

export const MIN_PASSWORD_LENGTH = 8;
export const MAX_NEW_PASSWORD_LENGTH = 16;
export const MAX_PASSWORD_LENGTH = 128;
export const MAX_EMAIL_LENGTH = 254;
const MIN_ACCOUNT_NAME_LENGTH = 8;
export const MAX_ACCOUNT_NAME_LENGTH = 100;

/**
 * Something@something.tld without blanks: what somebody may sign in with. New accounts are stricter (`isOneAddress`).
 * One pass, no backtracking, so that hostile text costs nothing.
 */
export function isEmailLike(text: string): boolean {
  const email = text.trim();
  if (email.length > MAX_EMAIL_LENGTH || /\s/.test(email)) return false;
  const at = email.indexOf('@');
  if (at < 1 || at !== email.lastIndexOf('@')) return false;
  const labels = email.slice(at + 1).split('.');
  return labels.length >= 2 && labels.every((label) => label.length > 0) && (labels.at(-1)?.length ?? 0) >= 2;
}

/** A password that may be typed at sign-in: at least 8 characters once blanks around it are cut off. */
export function isLoginPassword(text: string): boolean {
  return text.trim().length >= MIN_PASSWORD_LENGTH && text.length <= MAX_PASSWORD_LENGTH;
}

/**
 * A password that may be chosen: 8 to 16 characters with a lowercase letter, an uppercase letter, a digit and one of
 * @$!%*?&.
 */
export function isNewPassword(text: string): boolean {
  return (
    text.length >= MIN_PASSWORD_LENGTH &&
    text.length <= MAX_NEW_PASSWORD_LENGTH &&
    /[a-z]/.test(text) &&
    /[A-Z]/.test(text) &&
    /\d/.test(text) &&
    /[@$!%*?&]/.test(text)
  );
}

/**
 * Whether a text holds characters that are not seen, such as those that reverse what follows or make two names look
 * alike: Unicode, general category Cf.
 */
export const hasFormatCharacters = (text: string): boolean => /\p{Cf}/u.test(text);

/** An account name: 8 to 100 characters once blanks around it are cut off, all of which are seen. */
export function isAccountName(text: string): boolean {
  const length = text.trim().length;
  return !hasFormatCharacters(text) && length >= MIN_ACCOUNT_NAME_LENGTH && length <= MAX_ACCOUNT_NAME_LENGTH;
}
