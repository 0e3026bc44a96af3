import type { Span } from '../inci/span.ts';
import type { Stretch } from '../inci/stretch.ts';

/**
 * Where a name stands among the others: in which list of the text, in which group of names that slashes join, and
 * whether it explains a mark under the list ("*100% Natural Fragrance.").
 */
export type PrintedPlace = { readonly list: number; readonly group: number; readonly isNote: boolean };

/**
 * Fewer names behind a heading are a part of the same list: "Preservatives: Phenoxyethanol, Ethylhexylglycerin". OWN.
 */
const MIN_NAMES_OF_LIST = 5;
/** Headings within one list. */
const OF_SAME_LIST =
  /\b(?:(?:in)?active|other|medicinal|contains?|containing|sadrži|fragrance|perfume|parfum|preservatives?|allergens?|organic|oils?|extracts?)\b/i;

/** What stands before the explanation of a mark: the end of the list or of the explanation before, and the mark. */
const NOTE = /[.)*\s]\*{1,4}\)?\s?(?:100\s?%\s?)?$/;
const SEPARATOR = /[,;•|]/;

/**
 * Where the names of a text stand. The label of a set bears the list of each of its products under the product's name
 * ("Night Mask: Aqua, … Day Cream: Aqua, …"): Article 19(1)(g) demands one list for each product. A list begins behind
 * a heading that ends with a colon, says nothing of a part of a list and is followed by five names or more.
 */
export function printedPlaces(
  text: string,
  stretches: readonly Stretch[],
  names: readonly Span[],
): readonly PrintedPlace[] {
  const headings = stretches
    .filter(({ kind, start, end }) => {
      const heading = text.slice(start, end).trim();
      return kind === 'heading' && heading.endsWith(':') && !OF_SAME_LIST.test(heading);
    })
    .map(({ end }) => end);
  const countFrom = (from: number, to = Infinity) =>
    names.filter(({ start }) => start >= from && start < to).length >= MIN_NAMES_OF_LIST;
  const starts = headings.filter((from, at) => countFrom(from, headings[at + 1]));
  let group = 0;
  return names.map(({ start }, at) => {
    const before = names[at - 1];
    const between = text.slice(before?.end ?? start, start);
    if (before && !/^\s*[/\\]+\s*$/.test(between)) group += 1;
    const isNote = !SEPARATOR.test(between) && NOTE.test(between);
    return { isNote, list: starts.filter((from) => from <= start).length, group };
  });
}
