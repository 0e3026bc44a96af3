const classes = ['abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0123456789', '@$!%*?&'];
const alphabet = classes.join('');

/** Specification, section 5: a generated password has 8 to 12 characters. */
const MIN_LENGTH = 8;
const MAX_LENGTH = 12;

/** Gives whole numbers from 0 to 2^32 - 1, each as likely as any other. */
export type RandomSource = () => number;

/** Unpredictable numbers from the browser. */
export const secureRandom: RandomSource = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/**
 * A whole number below the limit. Numbers beyond the last full multiple of the limit are discarded, because their
 * remainders would favour the small numbers.
 */
function below(limit: number, random: RandomSource): number {
  const end = 2 ** 32 - (2 ** 32 % limit);
  for (;;) {
    const number = random();
    if (number < end) return number % limit;
  }
}

const pick = (characters: string, random: RandomSource): string => characters.charAt(below(characters.length, random));

/** Fisher and Yates: every order is as likely as any other. */
function shuffle(characters: string[], random: RandomSource): string[] {
  for (let last = characters.length - 1; last > 0; last--) {
    const other = below(last + 1, random);
    [characters[last], characters[other]] = [characters[other] ?? '', characters[last] ?? ''];
  }
  return characters;
}

/** A password of 8 to 12 characters with at least one of each class: specification, section 5. */
export function generatePassword(random: RandomSource): string {
  const length = MIN_LENGTH + below(MAX_LENGTH - MIN_LENGTH + 1, random);
  const required = classes.map((characters) => pick(characters, random));
  const others = Array.from({ length: length - required.length }, () => pick(alphabet, random));
  return shuffle([...required, ...others], random).join('');
}
