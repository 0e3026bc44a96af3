const CYRILLIC = 'абвгдђежзијклљмнњопрстћуфхцчџш';
const LATIN = 'a b v g d đ e ž z i j k l lj m n nj o p r s t ć u f h c č dž š'.split(' ');
const latinOfSmall = new Map(Array.from(CYRILLIC, (letter, at) => [letter, LATIN[at] ?? letter]));

/** A letter of Serbian Cyrillic in Latin ones; another sign as it is. */
export function latinLetter(letter: string): string {
  const small = latinOfSmall.get(letter.toLowerCase()) ?? letter;
  return letter === letter.toLowerCase() ? small : small.charAt(0).toUpperCase() + small.slice(1);
}

/** Whether a text has letters of Serbian Cyrillic. */
export const hasSerbianCyrillic = (text: string): boolean => /[\u0402-\u045f]/.test(text);

/**
 * Where a text has words of Serbian Cyrillic letters alone, 1 for each code unit of them. Single letters and
 * look-alikes among Latin letters are none.
 */
export function serbianWords(text: string): Uint8Array {
  const places = new Uint8Array(text.length);
  for (const { index, 0: word } of text.matchAll(/\p{L}{2,}/gu))
    if (Array.from(word.toLowerCase()).every((letter) => latinOfSmall.has(letter)))
      places.fill(1, index, index + word.length);
  return places;
}

/** A text with its words of Serbian Cyrillic in Latin letters: "Вода" is "Voda". */
export function inSerbianLatin(text: string): string {
  const serbian = serbianWords(text);
  return Array.from({ length: text.length }, (_, at) =>
    serbian[at] ? latinLetter(text.charAt(at)) : text.charAt(at),
  ).join('');
}
