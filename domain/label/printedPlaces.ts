import { inSerbianLatin } from '../inci/serbianLatin.ts';
import type { Span } from '../inci/span.ts';
import type { Stretch } from '../inci/stretch.ts';
import { isProductHeading } from '../product/productOfHeading.ts';

/**
 * Where a name stands among the others: in which list of the text, in which group of names that slashes join, and
 * whether it explains a mark under the list ("*100% Natural Fragrance.").
 */
export type PrintedPlace = {
  readonly list: number;
  /** What stands over its list, "Body lotion"; null over the first one where nothing does. */
  readonly heading: string | null;
  readonly group: number;
  readonly isNote: boolean;
};

/**
 * Fewer names behind a heading are a part of the same list: "Preservatives: Phenoxyethanol, Ethylhexylglycerin". OWN.
 */
const MIN_NAMES_OF_LIST = 5;
/** Behind the name of a product or of a part of a set fewer do. OWN. */
const MIN_NAMES_OF_PRODUCT = 2;
/** Headings within one list. */
const OF_SAME_LIST =
  /\b(?:(?:in)?active|other|medicinal|contains?|containing|sadrži|fragrance|perfume|parfum|preservatives?|allergens?|organic|oils?|extracts?)\b/i;

/** What stands before the explanation of a mark: the end of the list or of the explanation before, and the mark. */
const NOTE = /[.)*\s]\*{1,4}\)?\s?(?:100\s?%\s?)?$/;
const SEPARATOR = /[,;•|]/;

/** How many names, which stand in order, begin before a place. */
function namesBefore(names: readonly Span[], place: number): number {
  let [low, high] = [0, names.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((names[middle]?.start ?? Infinity) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Where the names of a text stand. The label of a set bears the list of each of its products under the product's name
 * ("Night Mask: Aqua, … Day Cream: Aqua, …"): Article 19(1)(g) demands one list for each product. A list begins behind
 * a heading that ends with a colon or names a product or part, says nothing of a part of a list and is followed by five
 * names or more, or by two where it names a product or a part of a set.
 */
export function printedPlaces(
  text: string,
  stretches: readonly Stretch[],
  names: readonly Span[],
): readonly PrintedPlace[] {
  const headings = stretches.flatMap(({ kind, start, end }) => {
    const printed = inSerbianLatin(text.slice(start, end)).trim();
    const heading = printed.replace(/^\(|\s{0,3}[:.)–—-]$/g, '');
    return kind === 'heading' && (printed.endsWith(':') || isProductHeading(heading)) && !OF_SAME_LIST.test(heading)
      ? [{ from: end, heading }]
      : [];
  });
  const countFrom = (from: number, to = Infinity) => namesBefore(names, to) - namesBefore(names, from);
  const starts = headings.filter(
    ({ from, heading }, at) =>
      countFrom(from, headings[at + 1]?.from) >= (isProductHeading(heading) ? MIN_NAMES_OF_PRODUCT : MIN_NAMES_OF_LIST),
  );
  let [group, list] = [0, 0];
  return names.map(({ start }, at) => {
    const before = names[at - 1];
    const between = text.slice(before?.end ?? start, start);
    if (before && !/^\s*[/\\]+\s*$/.test(between)) group += 1;
    const isNote = !SEPARATOR.test(between) && NOTE.test(between);
    while ((starts[list]?.from ?? Infinity) <= start) list += 1;
    return { isNote, list, heading: starts[list - 1]?.heading ?? null, group };
  });
}
