/**
 * What an account's name, e-mail address and passwords must look like: specification, section 5.
 * The web forms, the BFF and the stand-ins validate with these same functions. Lengths are in UTF-16 code units.
 */

export const PASSWORD_MIN_LENGTH = 8;
export const NEW_PASSWORD_MAX_LENGTH = 16;
export const PASSWORD_MAX_LENGTH = 128;
export const EMAIL_MAX_LENGTH = 254;
export const NAME_MIN_LENGTH = 8;
export const NAME_MAX_LENGTH = 100;

/** Something@something.tld without blanks. One pass, no backtracking, so that hostile text costs nothing. */
export function isEmailLike(text: string): boolean {
  const email = text.trim();
  if (email.length > EMAIL_MAX_LENGTH || /\s/.test(email)) return false;
  const at = email.indexOf('@');
  if (at < 1 || at !== email.lastIndexOf('@')) return false;
  const labels = email.slice(at + 1).split('.');
  return labels.length >= 2 && labels.every((label) => label.length > 0) && (labels.at(-1)?.length ?? 0) >= 2;
}

/** A password that may be typed at sign-in: at least 8 characters once blanks around it are cut off. */
export function isLoginPassword(text: string): boolean {
  return text.trim().length >= PASSWORD_MIN_LENGTH && text.length <= PASSWORD_MAX_LENGTH;
}

/** A password that may be chosen: 8 to 16 characters with a lowercase letter, an uppercase letter, a digit and one of @$!%*?&. */
export function isNewPassword(text: string): boolean {
  return (
    text.length >= PASSWORD_MIN_LENGTH &&
    text.length <= NEW_PASSWORD_MAX_LENGTH &&
    /[a-z]/.test(text) &&
    /[A-Z]/.test(text) &&
    /\d/.test(text) &&
    /[@$!%*?&]/.test(text)
  );
}

/** An account name: 8 to 100 characters once blanks around it are cut off. */
export function isAccountName(text: string): boolean {
  const length = text.trim().length;
  return length >= NAME_MIN_LENGTH && length <= NAME_MAX_LENGTH;
}
