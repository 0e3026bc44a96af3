import type { StarterIngredient } from './starterIngredient.ts';

/** A line of an ingredient file; toxicological data are in other files. */
export type ListedIngredient = Omit<StarterIngredient, 'toxicology'>;

const split = (cell: string | undefined, by: string): string[] =>
  (cell ?? '')
    .split(by)
    .map((part) => part.trim())
    .filter(Boolean);

/**
 * Reads lines of the form `INCI NAME | CAS, CAS | EC, EC | FUNCTION, FUNCTION | synonym; synonym | description`. Cells
 * may be empty, those at the end may be left out. Throws on a line without name or function: the lists are written by
 * hand, so such a line is a mistake.
 */
export function readIngredients(lines: string): ListedIngredient[] {
  return split(lines, '\n').map((line) => {
    const [inci = '', cas, ec, functions, synonyms, description, ...more] = line.split('|').map((cell) => cell.trim());
    const read: ListedIngredient = {
      inci,
      cas: split(cas, ','),
      ec: split(ec, ','),
      functions: split(functions, ','),
      synonyms: split(synonyms, ';'),
      description: description || null,
    };
    if (inci === '' || read.functions.length === 0 || more.length > 0) throw new Error(`Not an ingredient: ${line}`);
    return read;
  });
}
