import type { InciIngredient } from '../inci/inciIndex.ts';
import { inciKey } from '../inci/inciKey.ts';
import type { AnnexEntry } from './annexEntry.ts';
import { sharedCasNumbers } from './sharedCasNumbers.ts';

/** Finds the annex entries of an ingredient. Build it once with buildAnnexIndex. */
export type AnnexIndex = {
  readonly byKey: ReadonlyMap<string, readonly AnnexEntry[]>;
  readonly byCas: ReadonlyMap<string, readonly AnnexEntry[]>;
  /** By annex and reference number, such as 'II/416'; of entries with one number the first. */
  readonly byReference: ReadonlyMap<string, AnnexEntry>;
};

/**
 * An entry and how it was found: by a name that it bears; as the same substance, because Annex II bans what has this
 * CAS number; or only by a CAS number, which over-matches, because oils and polymers share one.
 */
export type AnnexMatch = { readonly entry: AnnexEntry; readonly by: 'name' | 'substance' | 'cas' };

/** Indexes annex entries by their names and CAS numbers. */
export function buildAnnexIndex(entries: readonly AnnexEntry[]): AnnexIndex {
  const byKey = new Map<string, AnnexEntry[]>();
  const byCas = new Map<string, AnnexEntry[]>();
  const addTo = (map: Map<string, AnnexEntry[]>, key: string, entry: AnnexEntry) => {
    const list = map.get(key);
    if (!list) map.set(key, [entry]);
    else if (!list.includes(entry)) list.push(entry);
  };
  for (const entry of entries) {
    for (const key of entry.keys) addTo(byKey, key, entry);
    for (const cas of entry.casNumbers) addTo(byCas, cas, entry);
  }
  // The last of a map's pairs stays, so the first entry of a number comes last.
  const byReference = new Map([...entries].reverse().map((entry) => [`${entry.annex}/${entry.reference}`, entry]));
  return { byKey, byCas, byReference };
}

const isBan = ({ annex, exception }: AnnexEntry) =>
  annex === 'II' && (exception === null || exception === 'listedElsewhere');

/**
 * Whether an ingredient is the substance that an entry of Annex II bans: it has a CAS number of it that stands for
 * nothing else.
 */
const isSubstanceOf = (entry: AnnexEntry, { casNumbers }: InciIngredient) =>
  isBan(entry) && casNumbers.some((cas) => entry.casNumbers.includes(cas) && !Object.hasOwn(sharedCasNumbers, cas));

/** The entries found for ingredients before; they go with their index and their ingredient. */
const found = new WeakMap<AnnexIndex, WeakMap<InciIngredient, readonly AnnexMatch[]>>();

/**
 * The entries that an ingredient may fall under: those that bear its name first, then those that state a CAS number of
 * it.
 */
export function annexEntriesOf(index: AnnexIndex, ingredient: InciIngredient): readonly AnnexMatch[] {
  const ofIndex = found.get(index) ?? new WeakMap<InciIngredient, readonly AnnexMatch[]>();
  if (!found.has(index)) found.set(index, ofIndex);
  const before = ofIndex.get(ingredient);
  if (before) return before;
  const matches = findEntries(index, ingredient);
  ofIndex.set(ingredient, matches);
  return matches;
}

function findEntries(index: AnnexIndex, ingredient: InciIngredient): AnnexMatch[] {
  const named = index.byKey.get(inciKey(ingredient.inciName)) ?? [];
  const shared = ingredient.casNumbers
    .flatMap((cas) => index.byCas.get(cas) ?? [])
    .filter((entry) => !named.includes(entry));
  return [
    ...named.map((entry): AnnexMatch => ({ entry, by: 'name' })),
    ...[...new Set(shared)].map((entry): AnnexMatch => {
      // A name decides before a number: silver is a colourant (IV/142) although silver in nano form has its number
      // (II/1727).
      const isSame = named.length === 0 && isSubstanceOf(entry, ingredient);
      return { entry, by: isSame ? 'substance' : 'cas' };
    }),
  ];
}
