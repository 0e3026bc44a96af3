import type { AnnexEntry } from '../annex/annexEntry.ts';
import type { InciIngredient } from '../inci/inciIndex.ts';
import { mapInSteps, type Steps } from '../steps/steps.ts';
import { inciKey } from '../inci/inciKey.ts';
import { synonymPairs } from '../inci/synonymPairs.ts';
import type { SynonymPair } from '../inci/synonyms/synonymPair.ts';

/** The names of annex entries that the inventory does not have. */
export type AnnexDictionary = {
  /** Substances that only the annexes name. */
  readonly substances: readonly InciIngredient[];
  /** Names of entries about one ingredient of the inventory, with its INCI name. */
  readonly synonyms: readonly SynonymPair[];
};

/**
 * The ingredient that an entry is about: the only one of the inventory that it names, with all CAS numbers that it
 * states. An entry with further numbers is about further substances, but for the isomers of a fragrance allergen, which
 * are declared as one.
 */
function ingredientOf(entry: AnnexEntry, byKey: ReadonlyMap<string, InciIngredient>): InciIngredient | null {
  const named = entry.keys.filter((key) => !entry.keysByOrigin.includes(key)).flatMap((key) => byKey.get(key) ?? []);
  const [only] = named;
  const isStated = (cas: string) => only?.casNumbers.includes(cas) ?? false;
  const isSame = entry.casNumbers.some(isStated) && (entry.isAllergen || entry.casNumbers.every(isStated));
  return only && new Set(named).size === 1 && isSame ? only : null;
}

/**
 * Whether a name is that of another ingredient, which the inventory lacks: INCI names stand in capitals, and strontium
 * peroxide (III/12) is not hydrogen peroxide. Of a colourant they are its colour index number and its other names.
 */
const isOtherIngredient = ({ annex }: AnnexEntry, name: string) => annex !== 'IV' && !/[a-z]/.test(name);

/**
 * Makes the annexes a dictionary, so that a substance which they name is recognised under every name they give it, and
 * a banned one is never merely unknown. Where two entries have one name, the first stays; all of them are found by it.
 * In steps.
 */
export function* buildAnnexDictionaryInSteps(
  ingredients: readonly InciIngredient[],
  entries: readonly AnnexEntry[],
): Steps<AnnexDictionary> {
  const byKey = new Map<string, InciIngredient>();
  for (const ingredient of ingredients) {
    const key = inciKey(ingredient.inciName);
    if (!byKey.has(key)) byKey.set(key, ingredient);
    yield;
  }
  const substances: InciIngredient[] = [];
  const synonyms: SynonymPair[] = [];
  const isTaken = new Set(byKey.keys());
  const meant = new Map(
    yield* mapInSteps(synonymPairs, ([printed, inciName]) => [inciKey(printed), inciKey(inciName)] as const),
  );
  /**
   * Whether a label's name for an ingredient of the inventory would be lost: "Vitamin D3" stays CHOLECALCIFEROL, which
   * II/335 bans by name.
   */
  const isSynonym = (key: string, { annex, keys }: AnnexEntry) => {
    const ingredientKey = meant.get(key) ?? '';
    return byKey.has(ingredientKey) && (annex !== 'II' || keys.includes(ingredientKey));
  };
  for (const entry of entries) {
    const ingredient = ingredientOf(entry, byKey);
    let { casNumbers, ecNumbers } = ingredient ? { casNumbers: [], ecNumbers: [] } : entry;
    entry.keys.forEach((key, at) => {
      const name = entry.names[at] ?? '';
      // "Titanium Dioxide/CI 77891" is found by its number.
      if (isTaken.has(key) || isSynonym(key, entry) || /.\bCI \d{5}|\bCI \d{5}(?::\d)?./.test(name)) return;
      isTaken.add(key);
      if (ingredient && !isOtherIngredient(entry, name)) synonyms.push([name, ingredient.inciName]);
      else {
        substances.push({ inciName: name, casNumbers, ecNumbers, annexEntry: `${entry.annex}/${entry.reference}` });
        // The numbers of an entry mean the first of its names.
        casNumbers = [];
        ecNumbers = [];
      }
    });
    yield;
  }
  return { substances, synonyms };
}
