import { mapInSteps, runSteps, type Steps } from '../steps/steps.ts';
import { nearestIngredients, type InciIndex, type InciIngredient } from './inciIndex.ts';
import { inciKey } from './inciKey.ts';
import { joinFrom } from './joinNames.ts';
import { keptFor } from './keptFor.ts';
import type { MatchedName } from './matchedName.ts';
import type { ParsedInciText, PrintedName } from './parseInciText.ts';
import { parseInciTextInSteps } from './parseInciText.ts';
import { matchedParts, partsOf } from './partsOf.ts';
import { ingredientsOfPlant } from './plantNames.ts';
import { resolveName, withoutGroups } from './resolveName.ts';

/**
 * Names beyond this many unknown ones get no suggestions: a text of thousands of unknown words is no ingredient list.
 */
const MAX_SUGGESTED = 200;
/** One wrong letter in seven is a slip of the pen; more is another word. */
const LETTERS_PER_ERROR = 7;
/** Genus, species and a part or form. */
const MIN_WORDS_OF_PLANT = 3;

const digitsOf = (key: string) => key.replace(/\D/g, '');

/**
 * Recognises the names of a parsed text. A name that was torn apart at a comma or line end is joined, several names
 * that were run together are taken apart, so the answer may have fewer or more names than the parsed text; each keeps
 * its place.
 *
 * `text` is the original that was parsed. Never throws; the time is bounded by MAX_NAMES and MAX_SUGGESTED.
 */
export const matchNames = <T extends InciIngredient>(
  index: InciIndex<T>,
  text: string,
  parsed: ParsedInciText,
): MatchedName<T>[] => runSteps(matchNamesInSteps(index, text, parsed));

function* matchNamesInSteps<T extends InciIngredient>(
  index: InciIndex<T>,
  text: string,
  parsed: ParsedInciText,
): Steps<MatchedName<T>[]> {
  const { names } = parsed;
  const found = yield* mapInSteps(names, ({ name }) => resolveName(index, name));
  const matched: MatchedName<T>[] = [];
  let suggested = 0;
  for (let at = 0; at < names.length; at++) {
    yield;
    const printed = names[at];
    if (!printed) continue;
    const joined = joinFrom(index, text, names, found, at);
    if (joined) {
      matched.push(...joined.matched);
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

/**
 * Recognises a name that stands alone, such as one of a composition: it is neither joined with another nor taken apart.
 * Never throws.
 */
export function matchName<T extends InciIngredient>(index: InciIndex<T>, name: string): MatchedName<T> {
  const printed = { text: name, start: 0, end: name.length, name, isNano: false, percent: null, inMayContain: false };
  const direct = resolveName(index, name);
  return direct
    ? { ...printed, match: direct.by, ingredient: direct.ingredient, suggestions: [] }
    : suggest(index, printed);
}

/** The names of a text recognised by an index, and the stretches of it that were not read as names. */
export type ReadText<T extends InciIngredient> = ParsedInciText & { readonly matched: readonly MatchedName<T>[] };

/**
 * Reads a text with the index as dictionary: what names an ingredient of it is a name, whatever is said of it. Never
 * throws.
 */
export const readText = <T extends InciIngredient>(index: InciIndex<T>, text: string): ReadText<T> =>
  runSteps(readTextInSteps(index, text));

/** The same in steps. */
export function* readTextInSteps<T extends InciIngredient>(index: InciIndex<T>, text: string): Steps<ReadText<T>> {
  const parsed = yield* parseInciTextInSteps(text, (name) => isNamed(index, name));
  return { ...parsed, matched: yield* matchNamesInSteps(index, text, parsed) };
}

/** Whether a piece of a text is a name, or names run together. */
const isNamed = keptFor((index: InciIndex, name: string): boolean => {
  if (resolveName(index, name)) return true;
  const printed = { text: name, start: 0, end: name.length, name, isNano: false, percent: null, inMayContain: false };
  return partsOf(index, printed)?.some(({ ingredient }) => ingredient !== null) ?? false;
});

function suggest<T extends InciIngredient>(index: InciIndex<T>, printed: PrintedName): MatchedName<T> {
  const ofPlant = ingredientsOfPlant(index, withoutGroups(printed.name));
  if (ofPlant.length > 0)
    return { ...printed, match: 'unknown', ingredient: null, isPlant: true, suggestions: ofPlant };
  const whole = inciKey(printed.name);
  const nearWhole = nearestIngredients(index, whole);
  const bare = withoutGroups(printed.name);
  // "Elaeis Guineesis (Palm) Kernel Oil": the common name in brackets hides which plant is meant. Substances have
  // shorter names.
  const isHidden = nearWhole.length === 0 && bare !== printed.name && bare.split(' ').length >= MIN_WORDS_OF_PLANT;
  const key = isHidden ? inciKey(bare) : whole;
  const near = isHidden ? nearestIngredients(index, key) : nearWhole;
  const [best] = near;
  const isClose = best !== undefined && best.distance * LETTERS_PER_ERROR <= key.length;
  // PEG-40 and PEG-50 differ by one sign and are two substances: figures are not misspelt, they are other figures.
  const isProbable = isClose && digitsOf(key) === digitsOf(best.key);
  return {
    ...printed,
    match: isProbable ? 'misspelling' : 'unknown',
    ingredient: isProbable ? best.ingredient : null,
    suggestions: near.map(({ ingredient }) => ingredient),
  };
}
