import type { InciIndex, InciIngredient } from './inciIndex.ts';
import { inciKey } from './inciKey.ts';
import { keptFor } from './keptFor.ts';
import type { MatchedName } from './matchedName.ts';
import type { TrigramIndex } from './trigramIndex.ts';
import { nearestKeys } from './trigramIndex.ts';
import type { ParsedInciText, PrintedName } from './parseInciText.ts';
import { parseInciText } from './parseInciText.ts';
import { matchedParts, partsOf } from './partsOf.ts';
import { ingredientsOfPlant } from './plantNames.ts';
import { resolveName, withoutGroups } from './resolveName.ts';

/** Names beyond this many unknown ones get no suggestions: a text of thousands of unknown words is no ingredient list. */
const MAX_SUGGESTED = 200;
/** "2,2',6,6'-tetrabromo-4,4'-isopropylidenediphenol" comes apart at each of its commas. */
const MAX_JOINED = 8;
/** One wrong letter in seven is a slip of the pen; more is another word. */
const LETTERS_PER_ERROR = 7;
/** Genus, species and a part or form. */
const MIN_WORDS_OF_PLANT = 3;

/** Figures that the commas of a chemical name tear off its beginning: "3,4'," of "3,4',5-Tribromosalicylanilide". */
const FIGURES_BEFORE = /(?:^|[,;:.|•\n]\s{0,3})((?:\d{1,2}['’′]{0,4},\s?){1,8})$/;
const MAX_FIGURES_LENGTH = 60;

const digitsOf = (key: string) => key.replace(/\D/g, '');

/**
 * Recognises the names of a parsed text. A name that was torn apart at a comma or line end is joined, several names that
 * were run together are taken apart, so the answer may have fewer or more names than the parsed text; each keeps its place.
 *
 * `text` is the original that was parsed. Never throws; the time is bounded by MAX_NAMES and MAX_SUGGESTED.
 */
export function matchNames<T extends InciIngredient>(
  index: InciIndex<T>,
  text: string,
  parsed: ParsedInciText,
): MatchedName<T>[] {
  const { names } = parsed;
  const found = names.map(({ name }) => resolveName(index, name));
  const matched: MatchedName<T>[] = [];
  let suggested = 0;
  for (let at = 0; at < names.length; at++) {
    const printed = names[at];
    if (!printed) continue;
    const joined = joinFrom(index, text, names, found, at);
    if (joined) {
      matched.push(joined.matched);
      at += joined.count - 1;
      continue;
    }
    const direct = found[at];
    if (direct) {
      matched.push(...matchedParts(index, printed, direct));
      continue;
    }
    const parts = partsOf(index, printed);
    if (parts) {
      matched.push(...parts);
    } else {
      matched.push(
        suggested < MAX_SUGGESTED
          ? suggest(index, printed)
          : { ...printed, match: 'unknown', ingredient: null, suggestions: [] },
      );
      suggested += 1;
    }
  }
  return matched;
}

/** The names of a text recognised by an index, and the stretches of it that were not read as names. */
export type ReadText<T extends InciIngredient> = ParsedInciText & { readonly matched: readonly MatchedName<T>[] };

/**
 * Reads a text with the index as dictionary: what names an ingredient of it is a name, whatever is said of it. Never throws.
 */
export function readText<T extends InciIngredient>(index: InciIndex<T>, text: string): ReadText<T> {
  const parsed = parseInciText(text, (name) => isNamed(index, name));
  return { ...parsed, matched: matchNames(index, text, parsed) };
}

/** Whether a piece of a text is a name, or names run together. */
const isNamed = keptFor((index: InciIndex, name: string): boolean => {
  if (resolveName(index, name)) return true;
  const printed = { text: name, start: 0, end: name.length, name, isNano: false, percent: null, inMayContain: false };
  return partsOf(index, printed)?.some(({ ingredient }) => ingredient !== null) ?? false;
});

type Joined<T extends InciIngredient> = { readonly matched: MatchedName<T>; readonly count: number };

/** Where a name begins with the figures that stand torn off before it; `start` when there are none. */
function withFigures(text: string, start: number): number {
  const before = text.slice(Math.max(0, start - MAX_FIGURES_LENGTH), start);
  return start - (FIGURES_BEFORE.exec(before)?.[1]?.length ?? 0);
}

/**
 * The longest run of names from `at`, at least one of them unknown, that together are one known name. Pieces of figures alone, which are no
 * names ("5,5'," of "2,2'-Dihydroxy-3,3',5,5',6,6'-hexachlorodiphenylmethane"), are read with it.
 */
function joinFrom<T extends InciIngredient>(
  index: InciIndex<T>,
  text: string,
  names: readonly PrintedName[],
  found: readonly unknown[],
  at: number,
): Joined<T> | null {
  const first = names[at];
  const firstUnknown = found.indexOf(null, at) - at;
  // A run of known names only stays as it is.
  if (!first || firstUnknown < 0 || firstUnknown >= MAX_JOINED) return null;
  const start = withFigures(text, first.start);
  const fewest = Math.max(start < first.start ? 1 : 2, firstUnknown + 1);
  for (let count = Math.min(MAX_JOINED, names.length - at); count >= fewest; count--) {
    const last = names[at + count - 1] ?? first;
    if (last.end - start > 300) continue;
    const run = names.slice(at, at + count);
    if (run.some(({ inMayContain }) => inMayContain !== first.inMayContain)) continue;
    const whole = run.map(({ name }) => name).join(' ');
    const key = inciKey(whole);
    // No blank follows the commas within a chemical name: "N,N-dimethyl-p-toluidine".
    const isChemical = !/[,;]\s/.test(text.slice(first.start, last.end));
    const asPrinted = isChemical ? inciKey(text.slice(start, last.end)) : key;
    const ordinal =
      (count > 1 ? index.byName.get(key) : undefined) ??
      index.byName.get(asPrinted) ??
      // "Theobroma Cacao (Cocoa), Seed Butter": the common name in brackets is no part of the INCI name.
      index.byName.get(inciKey(withoutGroups(whole))) ??
      (isChemical ? (index.bySynonym.get(key) ?? index.bySynonym.get(asPrinted)) : undefined);
    const ingredient = ordinal === undefined ? undefined : index.ingredients[ordinal];
    if (!ingredient) continue;
    const { end } = last;
    const name = start < first.start ? text.slice(start, end) : whole;
    const percent = run.find((part) => part.percent !== null)?.percent ?? null;
    const isNano = run.some((part) => part.isNano);
    return {
      count,
      matched: {
        ...first,
        start,
        end,
        text: text.slice(start, end),
        name,
        percent,
        isNano,
        match: 'normalised',
        ingredient,
        suggestions: [],
      },
    };
  }
  return null;
}

const nearest = keptFor((trigrams: TrigramIndex, key: string) => nearestKeys(trigrams, key));

function suggest<T extends InciIngredient>(index: InciIndex<T>, printed: PrintedName): MatchedName<T> {
  const ofPlant = ingredientsOfPlant(index, withoutGroups(printed.name));
  if (ofPlant.length > 0)
    return { ...printed, match: 'unknown', ingredient: null, isPlant: true, suggestions: ofPlant };
  const whole = inciKey(printed.name);
  const nearWhole = nearest(index.trigrams, whole);
  const bare = withoutGroups(printed.name);
  // "Elaeis Guineesis (Palm) Kernel Oil": the common name in brackets hides which plant is meant. Substances have shorter names.
  const isHidden = nearWhole.length === 0 && bare !== printed.name && bare.split(' ').length >= MIN_WORDS_OF_PLANT;
  const key = isHidden ? inciKey(bare) : whole;
  const near = isHidden ? nearest(index.trigrams, key) : nearWhole;
  const suggestions = near
    .map(({ ordinal }) => index.ingredients[ordinal])
    .filter((ingredient) => ingredient !== undefined);
  const [best] = suggestions;
  const isClose = (near[0]?.distance ?? Infinity) * LETTERS_PER_ERROR <= key.length;
  // PEG-40 and PEG-50 differ by one sign and are two substances: figures are not misspelt, they are other figures.
  const isProbable = best !== undefined && isClose && digitsOf(key) === digitsOf(inciKey(best.inciName));
  return {
    ...printed,
    match: isProbable ? 'misspelling' : 'unknown',
    ingredient: isProbable ? best : null,
    suggestions,
  };
}
