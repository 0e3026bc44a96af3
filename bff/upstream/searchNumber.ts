import { colourIndexOf } from '../../domain/inci/registryNumbers.ts';

/** What stands before a number where it is copied with its name: "CAS No 56-81-5", "Annex III/98". */
const NAME_OF_NUMBER = /^(?:cas|ec|einecs|annex|prilog)(?:\s?(?:no|br|broj))?[\s.:]{1,3}(?=\d|[IVX]{1,3}\s?\/\s?\d)/i;

/**
 * A search with its number as the inventory writes it: "CI77891", "Cl 77891", "C.I. 77891" and "ci-77891" as "CI
 * 77891", numbers without their name, dashes of print as hyphens. Any other search stays.
 */
export function searchNumber(search: string): string {
  const text = search
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .trim()
    .replace(NAME_OF_NUMBER, '');
  // Behind other words the number is one of several words that are searched for.
  const isAlone = /^c/i.test(text) && !/[a-z]{3}/i.test(text.replace(/\(.{0,200}\)$/, ''));
  const colour = isAlone ? colourIndexOf(text.replace(/^ci-/i, 'CI ')) : null;
  // The inventory has the colour index alone, and its lakes and salts (:1) with it.
  return colour === null ? text : `CI ${colour.slice(0, 5)}`;
}
