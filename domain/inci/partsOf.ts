import type { Found, InciIndex, InciIngredient } from './inciIndex.ts';
import { findByName } from './inciIndex.ts';
import { byLostBlank, byOpenBracket, byTitle, byVitamins } from './lostSigns.ts';
import type { MatchedName } from './matchedName.ts';
import { namesInBrackets } from './namesInBrackets.ts';
import type { NormalisedText } from './normaliseText.ts';
import { normaliseText } from './normaliseText.ts';
import type { PrintedName } from './parseInciText.ts';
import type { Part } from './pieces.ts';
import { pieces } from './pieces.ts';
import type { Span } from './span.ts';
import { canonicalName } from './synonymPairs.ts';
import { LOST_SIGN, colourIndexesOf, resolveName, withoutGroups } from './resolveName.ts';

/** A name in a list without separators has at most this many words (longer names exist, but not in such lists). */
const MAX_WORDS = 12;
const MAX_TEXT_LENGTH = 4000;
const MAX_HEADING_WORDS = 6;
const MIN_WORDS_WITHIN = 6;
/** So few names with nothing but blanks between them may be one that the dictionary lacks: "Lanolin Alcohol". */
const MAX_OF_ONE = 3;
const COLOUR = /(?:\bc[i1l]?\s?\.?\s?[i1l]?\.?\s?(?:no\.?|#)?\s?)?(?<![\d-])[1-7]\d{4}(?:\s?:\s?\d)?(?!\d)/gi;

/** 'Iron Oxides (CI 77491, CI 77492)': every colour index number is a colourant of its own. */
function byColours<T extends InciIngredient>(index: InciIndex<T>, text: string): Part<T>[] | null {
  const isOneGroup = withoutGroups(text).replace(COLOUR, ' ').trim().split(/\s+/).length <= MAX_HEADING_WORDS;
  if (colourIndexesOf(text).length < 2 || !isOneGroup) return null;
  const parts = [...text.matchAll(COLOUR)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    found: findByName(index, match[0].trim()),
  }));
  return parts.some(({ found }) => found) ? parts : null;
}

/** The commas of a list in brackets, and not those in the brackets of its names. */
const COMMA_OUTSIDE = /[,;](?![^()]{0,400}\))/g;

/**
 * 'Botanical Blend [Aqua, Saccharomyces Cerevisiae (Yeast) Extract]': the names in an outer bracket with their own
 * brackets.
 */
function byBracketList<T extends InciIngredient>(index: InciIndex<T>, text: string): Part<T>[] | null {
  const [whole = '', head = ''] = /^([^()[\]]{0,200}\[)[^[\]]+/.exec(text) ?? [];
  if (!/[,;]/.test(whole)) return null;
  const end = whole.length;
  const parts = pieces(text.slice(head.length, end), COMMA_OUTSIDE).map((piece) => {
    const [from, to] = [piece.start + head.length, piece.end + head.length];
    return { start: from, end: to, found: resolveName(index, text.slice(from, to)) };
  });
  const known = parts.filter(({ found }) => found).length;
  if (known < 2 || known * 3 < parts.length * 2 || text.length > end + 1) return null;
  // A head that is an ingredient itself stays one.
  const headed = resolveName(index, head.slice(0, -1).trim());
  return headed ? [{ start: 0, end: head.trimEnd().length - 1, found: headed }, ...parts] : parts;
}

/** 'Glycerin/Panthenol', 'Complex (Ceramide NP, Cholesterol)': known names beside one another. */
function bySeparators<T extends InciIngredient>(index: InciIndex<T>, text: string): Part<T>[] | null {
  for (const separator of [/[()[\],]/g, /[()[\],/\\]|\s-\s|\s&\s|\sand\s/gi]) {
    const spans = pieces(text, separator);
    const parts = spans.flatMap((piece): readonly Part<T>[] => {
      const found = resolveName(index, text.slice(piece.start, piece.end));
      return (found ? null : namesWithin(index, text, piece)) ?? [{ ...piece, found }];
    });
    const known = parts.filter(({ found }) => found);
    if (spans.length > 1 && known.length >= 2 && known.length * 3 >= parts.length * 2) {
      // The head of a bracket ('Complex') is no ingredient when what it heads is known.
      return parts[0]?.found === null && text.includes('(') ? parts.slice(1) : parts;
    }
  }
  return null;
}

/** 'Lactic Acid (AHA) and Citric Acid (AHA)': names with their remarks around "and". */
const AND = /\s(?:and|&)\s/gi;

/** The pieces of a text at a sign, or where one was lost ('TocopherolLimonene'). Only when each of them is a name. */
function byEvery<T extends InciIngredient>(index: InciIndex<T>, text: string, sign: RegExp): Part<T>[] | null {
  const parts = pieces(text, sign).map((piece) => ({
    ...piece,
    found: resolveName(index, text.slice(piece.start, piece.end)),
  }));
  return parts.length > 1 && parts.every(({ found }) => found) ? parts : null;
}

/** Between the words of a text, and where a capital follows small letters: 'Purified WaterCitrus Limon', 'AquaEAU'. */
const WORD_END = new RegExp(`\\s|${LOST_SIGN.source}|(?<=\\p{Ll}{2})(?=\\p{Lu}{2,}(?!\\p{L}))`, 'gu');

type Words<T extends InciIngredient> = {
  readonly parts: readonly Part<T>[];
  readonly words: number;
  readonly known: number;
};

/** What a piece of a text names; an abbreviation stands in capitals: "mit" is German and MIT a preservative. */
function namedAs<T extends InciIngredient>(index: InciIndex<T>, piece: string): Found<T> | null {
  const found = findByName(index, piece);
  return found?.by === 'synonym' && piece.length < 5 && piece !== piece.toUpperCase() ? null : found;
}

/** The longest known name from each word of a text on; the words between them are parts without an ingredient. */
function readWords<T extends InciIngredient>(index: InciIndex<T>, text: string): Words<T> {
  // A slash alone is no word: 'Candelilla Wax / Cire de Candelilla'.
  const words = pieces(text, WORD_END).filter(({ start, end }) => /[\p{L}\p{N}]/u.test(text.slice(start, end)));
  const parts: Part<T>[] = [];
  let known = 0;
  for (let at = 0; at < words.length;) {
    const start = words[at]?.start ?? 0;
    let taken = 0;
    let found: Found<T> | null = null;
    for (let count = Math.min(MAX_WORDS, words.length - at); count > 0 && !found; count--) {
      found = namedAs(index, text.slice(start, words[at + count - 1]?.end));
      taken = count;
    }
    const before = parts.at(-1);
    if (found) {
      parts.push({ start, end: words[at + taken - 1]?.end ?? start, found });
      known += taken;
      at += taken;
    } else {
      const end = words[at]?.end ?? start;
      if (before && !before.found) parts[parts.length - 1] = { ...before, end };
      else parts.push({ start, end, found: null });
      at += 1;
    }
  }
  return { parts, words: words.length, known };
}

const withoutBrackets = (text: string) => text.replace(/\([^()]{0,400}\)/g, (group) => ' '.repeat(group.length));

/**
 * The names that stand without a sign between them in a piece of a text, when they explain every word of it and it is
 * longer than one name: "Glycine Betaine" is one.
 */
function namesWithin<T extends InciIngredient>(index: InciIndex<T>, text: string, piece: Span): Part<T>[] | null {
  const { parts, words, known } = readWords(index, text.slice(piece.start, piece.end));
  if (parts.length < 2 || known < words || words < MIN_WORDS_WITHIN) return null;
  return parts.map((part) => ({ ...part, start: part.start + piece.start, end: part.end + piece.start }));
}

/** 'Aqua Glycerin Parfum': the longest known name from each word on. Only when it explains nearly every word. */
function byWords<T extends InciIngredient>(index: InciIndex<T>, printed: string): readonly Part<T>[] | null {
  const { parts, words, known } = readWords(index, withoutBrackets(printed));
  const isExplained = words < 8 ? known === words : known * 4 >= words * 3;
  if (!isExplained || parts.length < 2) return null;
  const [first] = parts;
  const meant = new Set(parts.map(({ found }) => found && canonicalName(found.ingredient.inciName)));
  // 'Water AquaEAU' is one name in three languages.
  if (first?.found && meant.size === 1)
    return [{ start: 0, end: printed.length, found: { ...first.found, by: 'synonym' } }];
  return parts;
}

/** The parts of a printed name, each at its place in the original text. */
function place<T extends InciIngredient>(
  printed: PrintedName,
  read: NormalisedText,
  parts: readonly Part<T>[],
): MatchedName<T>[] {
  // One figure of several names says of none how much there is.
  const isSplit = parts.length > 1 && printed.percent !== null;
  return parts.map(({ start: first, end: last, found }) => {
    const start = printed.start + (read.from[first] ?? 0);
    const end = printed.start + (read.to[last - 1] ?? printed.text.length);
    const text = printed.text.slice(start - printed.start, end - printed.start);
    const amount = isSplit ? { percent: null, unreadAmount: `${String(printed.percent)} %` } : {};
    const name = read.text.slice(first, last).replace(/\s+/g, ' ');
    return {
      ...printed,
      ...amount,
      start,
      end,
      text,
      name,
      match: found?.by ?? 'unknown',
      ingredient: found?.ingredient ?? null,
      suggestions: [],
    };
  });
}

/**
 * Takes a printed name apart that is really several names run together. Null when no reading explains it.
 * The parts keep their places in the original text.
 */
export function partsOf<T extends InciIngredient>(index: InciIndex<T>, printed: PrintedName): MatchedName<T>[] | null {
  if (printed.text.length > MAX_TEXT_LENGTH) return null;
  const read = normaliseText(printed.text);
  const sure =
    byColours(index, read.text) ??
    byBracketList(index, read.text) ??
    bySeparators(index, read.text) ??
    byVitamins(index, read.text) ??
    byEvery(index, read.text, AND) ??
    byEvery(index, read.text, LOST_SIGN);
  const words = sure ? null : byWords(index, read.text);
  const splitFrom = { start: printed.start, end: printed.end };
  if (words && words.length > 1 && words.length <= MAX_OF_ONE && !read.text.includes('\n'))
    return place(printed, read, words).map((part) => ({
      ...part,
      splitFrom,
      match: part.match === 'exact' ? 'normalised' : part.match,
    }));
  const parts =
    sure ?? words ?? byLostBlank(index, read.text) ?? byOpenBracket(index, read.text) ?? byTitle(index, read.text);
  return parts && place(printed, read, parts);
}

/** A recognised name, with its percentage, and the ingredients that its bracket adds: 'Parfum (sadrži: Linalool)'. */
export function matchedParts<T extends InciIngredient>(
  index: InciIndex<T>,
  printed: PrintedName,
  head: Found<T>,
): MatchedName<T>[] {
  const whole = { ...printed, match: head.by, ingredient: head.ingredient, suggestions: [] };
  if (!/[([{]/.test(printed.text) || printed.text.length > MAX_TEXT_LENGTH) return [whole];
  const read = normaliseText(printed.text);
  const { parts, aside } = namesInBrackets(index, read.text, head);
  if (!parts) return [aside ? { ...whole, aside } : whole];
  const { percent } = printed;
  const [first, ...inside] = place({ ...printed, percent: null }, read, parts);
  return first ? [{ ...first, percent }, ...inside.map((part) => ({ ...part, isNano: false }))] : [whole];
}

/**
 * Two neighbours read as names of which one reaches over the comma between them: "Taurate Copolymer Imperata,
 * Cylindrica Root Extract". Null unless names of the index explain every word.
 */
export function partsOverComma<T extends InciIngredient>(
  index: InciIndex<T>,
  text: string,
  first: PrintedName,
  second: PrintedName,
): MatchedName<T>[] | null {
  const between = ' '.repeat(second.start - first.end);
  const { start, inMayContain } = first;
  const joined = `${first.text}${between}${second.text}`;
  const read = normaliseText(joined);
  const { parts, words, known } = readWords(index, withoutBrackets(read.text));
  const comma = first.text.length;
  const reachesOver = parts.some(
    (part) => (read.from[part.start] ?? 0) < comma && (read.to[part.end - 1] ?? 0) > comma,
  );
  if (!reachesOver || known < words || parts.length < 2) return null;
  const { end } = second;
  const whole = { start, end, text: joined, name: joined, isNano: false, percent: null, inMayContain };
  return place(whole, read, parts).map((part) => ({ ...part, text: text.slice(part.start, part.end) }));
}
