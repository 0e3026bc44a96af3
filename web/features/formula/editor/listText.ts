import type { ListedName } from '../../../../domain/formula/ingredientList.ts';

/** The forms in which the ingredient list is copied. */
export const listFormats = ['plain', 'upper', 'sentence', 'lines', 'serbian'] as const;
export type ListFormat = (typeof listFormats)[number];

/** What stands before the list on Serbian packages. */
const SERBIAN_HEADING = 'Sastojci (INCI): ';

/**
 * A letter that begins a word, unless the word begins with a digit or is an abbreviation such as "PEG-100" or "CI
 * 77491".
 */
const toSentenceCase = (name: string): string =>
  name
    .split(/(\s|\/|-)/)
    .map((part) =>
      /^(?:CI|PEG|PPG|EDTA|BHT|BHA|VP|VA|SE|C\d.*|\d.*)$/i.test(part) ? part.toUpperCase() : capital(part),
    )
    .join('')
    .replace('[Nano]', '[nano]');

const capital = (part: string) =>
  part.replace(
    /^([[(]?)(\p{L})(.*)$/u,
    (_all, open: string, first: string, rest: string) => open + first.toUpperCase() + rest.toLowerCase(),
  );

/**
 * The ingredient list as it is copied. "[nano]" stays in lower case: Article 19(1)(g) of Regulation (EC) No 1223/2009.
 */
export function listText(names: readonly Pick<ListedName, 'text'>[], format: ListFormat): string {
  const texts = names.map(({ text }) => text);
  if (format === 'upper') return texts.map((text) => text.toUpperCase().replace('[NANO]', '[nano]')).join(', ');
  if (format === 'sentence') return texts.map(toSentenceCase).join(', ');
  if (format === 'lines') return texts.join('\n');
  return `${format === 'serbian' ? SERBIAN_HEADING : ''}${texts.join(', ')}`;
}
