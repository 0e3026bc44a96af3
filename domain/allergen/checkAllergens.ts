import type { Finding } from '../finding.ts';
import { finding } from '../finding.ts';
import { inciKey } from '../inci/inciKey.ts';
import type { InciIngredient } from '../inci/inciIndex.ts';
import { allergenOf } from './allergenOf.ts';
import type { Allergen } from './allergens.ts';
import type { IsoDate } from './declaration.ts';
import { ALLERGEN_REFERENCE, LAST_AVAILABLE, LAST_PLACING, declarationDuty } from './declaration.ts';

const paramsOf = ({ entry, labelName }: Allergen) => ({
  entry: `III/${entry}`,
  labelName,
  lastPlacing: LAST_PLACING,
  lastAvailable: LAST_AVAILABLE,
});

/** An allergen of the original list that Annex II prohibits meanwhile: HICC and Lilial. */
export function prohibitedAllergen(allergen: Allergen): Finding {
  const reference = `Regulation (EC) No 1223/2009, Annex II (formerly III/${allergen.entry})`;
  const params = { ...paramsOf(allergen), note: allergen.note };
  return finding('ALLERGEN_PROHIBITED', 'error', reference, 'REMOVE_INGREDIENT', params);
}

/**
 * What the printed name of one ingredient means as a fragrance allergen: HICC and Lilial are prohibited; a member of a
 * group needs the group's name on the label too (when it exceeds the threshold as a fragrance component: verify), from
 * 1 August 2026 for new products; any other declared allergen is reported with its dates. Empty for an ingredient that
 * is no allergen. `printedKeys`: keys of all printed names.
 */
export function checkAllergen(ingredient: InciIngredient, printedKeys: ReadonlySet<string>, on: IsoDate): Finding[] {
  const allergen = allergenOf(ingredient);
  if (!allergen) return [];
  if (allergen.set === 'prohibited') return [prohibitedAllergen(allergen)];
  const params = paramsOf(allergen);
  const { isDue } = declarationDuty(allergen, on, on);
  const isNamed = printedKeys.has(inciKey(allergen.labelName));
  if (allergen.isGroup && !isNamed)
    return [
      finding('ALLERGEN_GROUP_NAME', isDue ? 'warning' : 'info', ALLERGEN_REFERENCE, 'USE_GROUP_NAME', {
        ...params,
        isDue,
      }),
    ];
  return [finding('ALLERGEN_DECLARED', 'info', ALLERGEN_REFERENCE, 'NOTHING', { ...params, isDue, set: allergen.set })];
}

/**
 * How many allergens a label with perfume or aroma declares, of the original list and of the entries of Regulation (EU)
 * 2023/1545. Only the supplier's allergen statement shows whether one is missing. Null without perfume and aroma.
 */
export function checkPerfume(ingredients: readonly InciIngredient[], on: IsoDate): Finding | null {
  if (!ingredients.some(({ inciName }) => ['parfum', 'aroma'].includes(inciKey(inciName)))) return null;
  const declared = new Set(ingredients.map(allergenOf).filter((allergen) => allergen !== null));
  const added = [...declared].filter(({ set }) => set === 'existing' || set === 'new').length;
  return finding('ALLERGENS_OF_PERFUME', 'info', ALLERGEN_REFERENCE, 'ASK_SUPPLIER', {
    original: declared.size - added,
    added,
    isDue: on > LAST_PLACING,
    lastPlacing: LAST_PLACING,
    lastAvailable: LAST_AVAILABLE,
  });
}
