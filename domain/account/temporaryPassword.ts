/**
 * Temporary passwords: PIF design, section 8. Without 0 O 1 l I, which are mistaken for one another when a password is
 * read out; the special characters are those of a chosen password.
 */
const CLASSES = ['abcdefghijkmnopqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '@$!%*?&'] as const;

const LENGTH = 12;

/** Our figure: how long a temporary password works. */
export const TEMPORARY_PASSWORD_DAYS = 7;

/**
 * A password of 12 characters with each of the four classes. `randomBelow` answers an unpredictable whole number below
 * its argument.
 */
export function createTemporaryPassword(randomBelow: (end: number) => number): string {
  const pick = (characters: string): string => characters.charAt(randomBelow(characters.length));
  const all = CLASSES.join('');
  const characters = [...CLASSES, ...Array<string>(LENGTH - CLASSES.length).fill(all)].map(pick);
  // Fisher and Yates: else the first character would always be a lowercase letter.
  for (let end = characters.length - 1; end > 0; end--) {
    const other = randomBelow(end + 1);
    [characters[end], characters[other]] = [characters[other] ?? '', characters[end] ?? ''];
  }
  return characters.join('');
}
