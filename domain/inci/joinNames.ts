import type { Found, InciIndex, InciIngredient } from './inciIndex.ts';
import { findByName } from './inciIndex.ts';
import { inciKey } from './inciKey.ts';
import type { MatchedName } from './matchedName.ts';
import type { PrintedName } from './parseInciText.ts';
import { partsOf, partsOverComma } from './partsOf.ts';
import { findPlant } from './plantNames.ts';
import { withoutGroups } from './resolveName.ts';
import { canonicalName } from './synonymPairs.ts';

/** "2,2',6,6'-tetrabromo-4,4'-isopropylidenediphenol" comes apart at each of its commas. */
const MAX_JOINED = 8;
/** A plant or a name in two languages comes apart at one or two commas: "Phyllostachis, Bambusoides Juice". */
const MAX_READ_AS_ONE = 3;
const MAX_JOINED_LENGTH = 300;

/**
 * Figures that the commas of a chemical name tear off its beginning: "3,4'," of "3,4',5-Tribromosalicylanilide", also
 * with a blank before the comma, or clinging to the name before: "Niacinamide1, 2-Hexanediol".
 */
const FIGURES_BEFORE = /(?:^|[,;:.|•\n]\s{0,3}|(?<=\p{L}{3}))((?:\d{1,2}['’′]{0,4} ?,\s?){1,8})$/u;
const MAX_FIGURES_LENGTH = 60;

/** Names that were read in place of `count` printed ones. */
type Joined<T extends InciIngredient> = { readonly matched: readonly MatchedName<T>[]; readonly count: number };

/** Where a name begins with the figures that stand torn off before it; `start` when there are none. */
function withFigures(text: string, start: number): number {
  const before = text.slice(Math.max(0, start - MAX_FIGURES_LENGTH), start);
  return start - (FIGURES_BEFORE.exec(before)?.[1]?.length ?? 0);
}

/** A name without the remark in its last bracket: "Benzaldehyde 4-hydroxy-3-methoxy (gourmand note)". */
const withoutLastGroup = (name: string) => name.replace(/\s?\([^()]{0,200}\)$/, '');

/**
 * The longest run of names from `at`, at least one of them unknown, that together are one known name. Pieces of figures
 * alone, which are no names ("5,5'," of "2,2'-Dihydroxy-3,3',5,5',6,6'-hexachlorodiphenylmethane"), are read with it.
 * Where no run is one name, two names whose comma stands a word too early or too late are read as the names that
 * explain every word of them.
 */
export function joinFrom<T extends InciIngredient>(
  index: InciIndex<T>,
  text: string,
  names: readonly PrintedName[],
  found: readonly (Found<T> | null)[],
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
    if (last.end - start > MAX_JOINED_LENGTH) continue;
    const run = names.slice(at, at + count);
    if (run.some(({ inMayContain }) => inMayContain !== first.inMayContain)) continue;
    const whole = run.map(({ name }) => name).join(' ');
    // No blank follows the commas within a chemical name: "N,N-dimethyl-p-toluidine".
    const isChemical = !/[,;]\s/.test(text.slice(first.start, last.end));
    const asPrinted = text.slice(start, last.end).replace(/(?<=\d) ?, ?(?=\d)/g, ',');
    const isPrinted = isChemical || start < first.start;
    const meant =
      nameOf(index, count > 1 ? whole : '') ??
      nameOf(index, isPrinted ? asPrinted : '') ??
      // "Theobroma Cacao (Cocoa), Seed Butter": the common name in brackets is no part of the INCI name.
      nameOf(index, withoutGroups(whole)) ??
      (isChemical ? (synonymOf(index, whole) ?? synonymOf(index, asPrinted)) : null) ??
      (count > 1 ? (synonymOf(index, withoutLastGroup(whole)) ?? synonymOf(index, withoutGroups(whole))) : null) ??
      (count > 1 && count <= MAX_READ_AS_ONE ? readAsOne(index, whole) : null);
    if (meant === null) continue;
    const { end } = last;
    const name = start < first.start ? text.slice(start, end) : whole;
    const percent = run.find((part) => part.percent !== null)?.percent ?? null;
    const isNano = run.some((part) => part.isNano);
    const place = { start, end, text: text.slice(start, end) };
    const one = { ...first, ...place, name, percent, isNano, ...meant, suggestions: [] };
    return { count, matched: [one] };
  }
  const [, second] = names.slice(at, at + 2);
  return firstUnknown <= 1 && second ? joinPair(index, text, first, second, found.slice(at, at + 2)) : null;
}

type Meant<T extends InciIngredient> = Pick<MatchedName<T>, 'ingredient' | 'match'>;

function meantBy<T extends InciIngredient>(index: InciIndex<T>, ordinal: number | undefined): Meant<T> | null {
  const ingredient = ordinal === undefined ? undefined : index.ingredients[ordinal];
  return ingredient ? { ingredient, match: 'normalised' } : null;
}
const nameOf = <T extends InciIngredient>(index: InciIndex<T>, name: string) =>
  name ? meantBy(index, index.byName.get(inciKey(name))) : null;
const synonymOf = <T extends InciIngredient>(index: InciIndex<T>, name: string) =>
  meantBy(index, index.bySynonym.get(inciKey(name)));

/**
 * What a run of names stands for as one name: a plant in another spelling, or one name in several languages. Every word
 * of it is part of the reading, so that no name goes with a neighbour.
 */
function readAsOne<T extends InciIngredient>(index: InciIndex<T>, whole: string): Meant<T> | null {
  const read = whole.split('/').map((part) => {
    const name = withoutGroups(part);
    const found = findByName(index, name);
    // A colour index number is found whatever words stand behind it.
    return found && found.by !== 'ci' ? found : findPlant(index, name);
  });
  const [first] = read;
  const meant = new Set(read.map((found) => found && canonicalName(found.ingredient.inciName)));
  return first && meant.size === 1 ? { ingredient: first.ingredient, match: 'synonym' } : null;
}

function joinPair<T extends InciIngredient>(
  index: InciIndex<T>,
  text: string,
  first: PrintedName,
  second: PrintedName,
  found: readonly (Found<T> | null)[],
): Joined<T> | null {
  if (first.inMayContain !== second.inMayContain || second.end - first.start > MAX_JOINED_LENGTH) return null;
  // What can be taken apart by itself is no torn name.
  if (![first, second].some((name, at) => !found[at] && !partsOf(index, name))) return null;
  const parts = partsOverComma(index, text, first, second);
  return parts && { matched: parts, count: 2 };
}
