import { allergenNamed } from '../allergen/allergenOf.ts';
import type { Finding, Params } from '../finding.ts';
import { finding } from '../finding.ts';
import { inciKey } from '../inci/inciKey.ts';
import { colourIndexesOf } from '../inci/resolveName.ts';
import type { InciIngredient } from '../inci/inciIndex.ts';
import type { MatchedName } from '../inci/matchedName.ts';
import type { Span } from '../inci/span.ts';
import type { PrintedPlace } from './printedPlaces.ts';
import { SYNONYMS_VERIFIED, canonicalName, isTrivialName } from '../inci/synonymPairs.ts';

/** Ingredients are listed by the names of the common glossary: Articles 19(1)(g), 19(6) and 33. */
export const LIST_REFERENCE = 'Regulation (EC) No 1223/2009, Article 19(1)(g) and 19(6)';

/** Whether a name has letters of another script than Latin; a Greek letter before a hyphen belongs to a Latin name. */
export const hasOtherScript = (name: string) =>
  /(?!\p{Script=Latin})\p{L}/u.test(name.replace(/[\u0370-\u03ff](?=-)/g, ''));

/** A finding about one printed name. */
export function findingAt(name: Pick<MatchedName, 'ingredient' | 'start' | 'end'>, found: Finding): Finding {
  return { ...found, ingredient: name.ingredient?.inciName ?? null, span: { start: name.start, end: name.end } };
}

/** A finding about what may belong to a denial asks whether it is an ingredient. */
export const asDoubtful = (found: Finding): Finding =>
  found.severity === 'error' ? { ...found, severity: 'warning', params: { ...found.params, isDoubtful: true } } : found;

function checkName(name: MatchedName): Finding[] {
  const report = (code: Finding['code'], severity: Finding['severity'], action: Finding['action'], params: Params) => [
    findingAt(name, finding(code, severity, LIST_REFERENCE, action, { name: name.name, ...params })),
  ];
  const suggestion = name.suggestions[0]?.inciName ?? null;
  if (name.isPlant) {
    const examples = name.suggestions.map(({ inciName }) => inciName).join(', ');
    return report('NAME_PART', 'warning', 'NAME_PART', { examples });
  }
  if (hasOtherScript(name.text)) return report('NOT_LATIN', 'warning', 'USE_INCI_NAME', {});
  if (name.match === 'unknown') return report('UNKNOWN_NAME', 'warning', 'CORRECT_NAME', { suggestion });
  if (name.match === 'misspelling') return report('PROBABLE_MISSPELLING', 'warning', 'CORRECT_NAME', { suggestion });
  const inciName = name.ingredient?.inciName ?? '';
  const isOther =
    name.match === 'synonym' && !inciKey(name.name).includes(inciKey(inciName)) && !/^CI \d/.test(inciName);
  return isOther ? report('OTHER_NAME', 'info', 'USE_INCI_NAME', { inciName, verified: SYNONYMS_VERIFIED }) : [];
}

/**
 * A substance that only the annexes name is not printed by a name of the common glossary, unless it is the label name
 * of an allergen.
 */
export function checkAnnexName({ inciName, annexEntry }: InciIngredient): Finding[] {
  if (annexEntry === undefined || allergenNamed(inciName)) return [];
  return [finding('NAME_OF_ANNEX', 'warning', LIST_REFERENCE, 'USE_INCI_NAME', { entry: annexEntry })];
}

const isByTrivialName = ({ match, name }: MatchedName) => match === 'synonym' && isTrivialName(name);

const withoutNumber = (name: string) => inciKey(name.replace(/\bc\.?\s?i\.?\s?\d{5}(?::\d)?/i, ''));

/** Whether two printed names give different colours beside the same number of the colour index. */
function areOtherColours(one: string, other: string): boolean {
  const [first, second] = [one, other].map((name) => (colourIndexesOf(name).length === 1 ? withoutNumber(name) : ''));
  return first !== '' && second !== '' && first !== second;
}

/**
 * The names of ingredients that stand in the list already, with the earlier name; the may-contain block is a list of
 * its own. Under another name than the first, one of them a trivial or trade name of our own list, it is a note:
 * "Vitamin E" beside Tocopherol may be another one. So is a name that explains a mark under the list, and the second
 * colour of one number: "Red 27 (CI 45410)" and "Red 28 Lake (CI 45410)". The same ingredient behind a slash is its
 * name in another language.
 */
function checkRepeated(names: readonly MatchedName[], places: readonly PrintedPlace[]): Finding[] {
  const seen = new Map<string, { readonly name: MatchedName; readonly place: PrintedPlace | undefined }>();
  return names.flatMap((name, at) => {
    const place = places[at];
    const key = `${inciKey(canonicalName(name.ingredient?.inciName ?? name.name))}${name.inMayContain ? '±' : ''}`;
    const earlier = seen.get(key);
    if (!earlier || earlier.place?.list !== place?.list) seen.set(key, { name, place });
    // Each product of a set has a list of its own.
    if (!earlier || earlier.place?.list !== place?.list || earlier.place?.group === place?.group) return [];
    const first = earlier.name;
    const isByOtherName =
      inciKey(first.name) !== inciKey(name.name) &&
      ([first, name].some(isByTrivialName) || areOtherColours(first.name, name.name));
    const params: Params = isByOtherName ? { name: name.name, other: first.name } : { name: name.name };
    const severity = isByOtherName || place?.isNote ? 'info' : 'warning';
    return [findingAt(name, finding('DUPLICATE', severity, LIST_REFERENCE, 'REMOVE_DUPLICATE', params))];
  });
}

/**
 * Asks about a printed name that was read as several at its blanks although the list has other separators: it may be
 * one name that the dictionary lacks.
 */
export function checkSplit<T extends InciIngredient>(text: string, names: readonly MatchedName<T>[]): Finding[] {
  const splits = new Map<number, { readonly span: Span; readonly members: string[] }>();
  for (const { splitFrom, ingredient, name } of names) {
    if (!splitFrom) continue;
    const split = splits.get(splitFrom.start) ?? { span: splitFrom, members: [] };
    split.members.push(ingredient?.inciName ?? name);
    splits.set(splitFrom.start, split);
  }
  const isOnlyName = names.every(({ splitFrom }) => splitFrom !== undefined) && splits.size === 1;
  return [...splits.values()]
    .filter(() => !isOnlyName)
    .map(({ span, members }) => ({
      ...finding('SPLIT_NAME', 'warning', LIST_REFERENCE, 'SEPARATE_NAMES', {
        name: text.slice(span.start, span.end),
        members: members.join(', '),
      }),
      span,
    }));
}

/** Longer stretches are shown by their beginning. */
const MAX_SHOWN_LENGTH = 160;

/**
 * Reports what was not read although it stands between two names of the list: it may be an ingredient. What stands
 * before the first name or behind the last one is advertising or a notice and is shown only.
 */
export function checkLeftOut(text: string, leftOut: readonly Span[], names: readonly Span[]): Finding[] {
  const [first, last] = [names[0], names.at(-1)];
  if (!first || !last) return [];
  return leftOut
    .filter(({ start, end }) => start >= first.end && end <= last.start)
    .map(({ start, end }) => {
      const read = text.slice(start, end).replace(/\s+/g, ' ').trim();
      const shown = read.length > MAX_SHOWN_LENGTH ? `${read.slice(0, MAX_SHOWN_LENGTH)}…` : read;
      const found = finding('NOT_READ', 'warning', LIST_REFERENCE, 'VERIFY_TEXT', { text: shown });
      return { ...found, span: { start, end } };
    });
}

/**
 * What the names, standing at `places`, report by themselves: unknown, probably misspelt, not the INCI name, not in
 * Latin letters, repeated.
 */
export function checkNames<T extends InciIngredient>(
  names: readonly MatchedName<T>[],
  places: readonly PrintedPlace[],
): Finding[] {
  return [...names.flatMap(checkName), ...checkRepeated(names, places)];
}
