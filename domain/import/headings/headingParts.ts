import { inSerbianLatin } from '../../inci/serbianLatin.ts';
import { ARTICLES, FILLERS, type Meaning, WORDS } from './words.ts';

/** What the parts of a heading mean. */
export interface HeadingParts {
  /** A figure is NUMERAL, a unit of a dose DOSE, a share by volume VOLUME. */
  readonly meanings: ReadonlySet<HeadingMeaning>;
  /**
   * The unit that its figures have, as `readQuantity` knows it: '%', 'ppm', 'mg/kg', 'kg', 'fraction'; null where it
   * says none.
   */
  readonly unit: string | null;
  readonly unknown: readonly string[];
}

export type HeadingMeaning = Meaning | 'NUMERAL' | 'DOSE' | 'VOLUME';

/** The longest term in words. */
const MAX_WORDS = 4;
const MAX_LENGTH = 200;
/** German compounds come apart where both parts are words of so many letters. */
const MIN_PART = 3;

const listOf = (text: string): string[] => text.split(', ');
const LOWER: ReadonlySet<string> = new Set(listOf('od, from, von, de, da, desde'));
const UPPER: ReadonlySet<string> = new Set(listOf('do, to, bis, a, al, hasta'));
const meaningOf = new Map<string, Meaning>(
  (Object.keys(WORDS) as Meaning[]).flatMap((meaning) =>
    listOf(WORDS[meaning]).map((word): [string, Meaning] => [word, meaning]),
  ),
);
const articles = new Set(listOf(ARTICLES));
const fillers = new Set(listOf(FILLERS));

/** In small Latin letters without diacritics. */
const fold = (text: string): string =>
  inSerbianLatin(text)
    .slice(0, MAX_LENGTH)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('đ', 'dj')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replace(/[µμ](?=g)/g, 'u')
    .replace(/[ºª]/g, ' ')
    .replace(/['’]s\b/g, '')
    .replaceAll('#', ' no ')
    .replace(/≥|(?<!-)>=?/g, ' from ')
    .replace(/≤|<=?/g, ' up to ')
    .replace(/±|\+ ?\/ ?-/g, ' tolerance ');

const CURRENCY = String.raw`(?:€|\$|£|\b(?:eur|usd|rsd|gbp|chf|din)\b)`;
/** What is read as a whole before the words are. Each puts words in its place. */
const UNITS: readonly (readonly [RegExp, HeadingMeaning, ((match: string) => string) | null])[] = [
  [
    /\b(?:ug|mg|g) ?\/ ?kg ?\(?(?:b\.?w\.?|tt|tm|kg|pc|pv)?\)? ?(?:\/|per |na |pro |x )? ?(?:day|d|dan|tag|jour|giorno|dia)\b/,
    'DOSE',
    (match) => match.replace(/[()]/g, ''),
  ],
  [/\b(?:ug|mg|g) ?\/ ?kg ?\(?(?:b\.?w\b\.?|tt\b|tm\b)\)?/, 'DOSE', null],
  [new RegExp(`${CURRENCY}(?: ?(?:/|per|po|pro|je|par|por|al) ?\\w{1,6})?`), 'PRICE', null],
  [/\b(?:ug|mg|g) ?(?:\/|per|na|pro) ?(?:10{0,3} ?)?(?:ml|l|liter|litre)\b/, 'VOLUME', null],
  [/\b(?:ug|mg|g) ?(?:\/|per|na|pro) ?(?:10{0,3} ?)?k?g\b/, 'PPM', (match) => match.replace(/per|na|pro/, '/')],
  [/(?:\b[wmv] ?\/ ?v\b|\bv ?\/ ?[wm]\b|\bvol\b)/, 'VOLUME', null],
  [/\b([wmp]) ?\/ ?\1\b/, 'PERCENT', () => '%'],
  [/%/, 'PERCENT', () => '%'],
  [/‰/, 'PPM', () => '‰'],
];

/** The units among the words, as amounts are written in them. */
const UNIT_WORDS = /^(?:ppm|ppb|g|gr|kg|mg|fraction|frakcija)$/;

const UNIT_OF_WORD: Readonly<Record<string, string>> = { gr: 'g', frakcija: 'fraction' };

/**
 * Reads what a heading says by its parts: units, words and numerals, in any of the languages of the word list, with
 * brackets, punctuation, case and diacritics apart.
 */
export function headingParts(heading: string): HeadingParts {
  const meanings = new Set<HeadingMeaning>();
  const units: string[] = [];
  let text = fold(heading).replace(/\s+/g, ' ');
  for (const [pattern, meaning, unitOf] of UNITS) {
    const match = pattern.exec(text)?.[0];
    if (match === undefined) continue;
    meanings.add(meaning);
    if (unitOf) units.push(unitOf(match).replace(/\s/g, ''));
    text = text.replaceAll(match, ' ');
  }
  const words = (text.match(/\p{L}+|\d+(?:[.,]\d+)?/gu) ?? []).filter((word) => !articles.has(word));
  const end = endOf(words);
  if (end) {
    meanings.add(end);
    words.pop();
  }
  const unknown: string[] = [];
  for (let at = 0; at < words.length;) {
    const found = termAt(words, at);
    for (const meaning of found.meanings) meanings.add(meaning);
    const word = words[at] ?? '';
    if (found.meanings.length === 0 && !fillers.has(word)) unknown.push(word);
    if (found.count === 1 && UNIT_WORDS.test(word)) units.push(UNIT_OF_WORD[word] ?? word);
    at += found.count;
  }
  // "w/w fraction" is no percentage, "Mass fraction (%)" is one.
  const isFraction = units.includes('fraction') && !heading.includes('%');
  return { meanings, unit: isFraction ? 'fraction' : (units[0] ?? null), unknown };
}

/** The end of a range that a heading names by its last word: "Od (%)", "% à", "To". A longer term is none. */
function endOf(words: readonly string[]): Meaning | null {
  const last = words.at(-1) ?? '';
  if (termAt(words, Math.max(0, words.length - 2)).count === 2) return null;
  return LOWER.has(last) ? 'MIN' : UPPER.has(last) ? 'MAX' : null;
}

/** The longest term that begins at a word. */
function termAt(words: readonly string[], at: number): { meanings: readonly HeadingMeaning[]; count: number } {
  for (let count = Math.min(MAX_WORDS, words.length - at); count > 0; count -= 1) {
    const meaning = meaningOfWord(words.slice(at, at + count).join(' '));
    if (meaning) return { meanings: [meaning], count };
  }
  const word = words[at] ?? '';
  if (/^\d/.test(word)) return { meanings: ['NUMERAL'], count: 1 };
  return { meanings: compoundOf(word), count: 1 };
}

const meaningOfWord = (word: string): Meaning | undefined =>
  meaningOf.get(word) ?? meaningOf.get(word.replace(/s$/, ''));

/** The meanings of the two words of a compound such as "Massenanteil", with or without the "s" that joins them. */
function compoundOf(word: string): Meaning[] {
  for (let at = MIN_PART; at <= word.length - MIN_PART; at += 1) {
    const [first, second] = [meaningOfWord(word.slice(0, at)), meaningOfWord(word.slice(at))];
    if (first && second) return [first, second];
  }
  return [];
}
