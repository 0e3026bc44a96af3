import { checkAllergen } from '../allergen/checkAllergens.ts';
import type { IsoDate } from '../allergen/declaration.ts';
import { withApplicationDates } from '../annex/applicationDates.ts';
import { checkAnnexes } from '../annex/checkAnnexes.ts';
import type { Finding, LabelResult } from '../finding.ts';
import { finding, resultOf } from '../finding.ts';
import type { InciIngredient } from '../inci/inciIndex.ts';
import { resolveName } from '../inci/resolveName.ts';
import { canonicalName } from '../inci/synonymPairs.ts';
import { worstFirst } from '../label/checkIngredientList.ts';
import { LIST_REFERENCE } from '../label/checkNames.ts';
import type { Knowledge } from '../label/knowledge.ts';
import { UNKNOWN_PRODUCT } from '../product/product.ts';

/** What the annexes say of a raw material. */
export type CompositionCheck = {
  /** The worst first; none that asks for nothing. */
  readonly findings: readonly Finding[];
  readonly result: LabelResult;
};

/**
 * What the annexes say of an ingredient whose product and share in it are not known; a ban that an allergen rule alone
 * states is among it.
 */
export function checkIngredient(
  ingredient: InciIngredient,
  isNano: boolean,
  knowledge: Knowledge,
  on: IsoDate,
): readonly Finding[] {
  const annexes = withApplicationDates(
    checkAnnexes(knowledge.annexes, ingredient, { isNano, percent: null }, UNKNOWN_PRODUCT),
    on,
  );
  if (annexes.some(({ code }) => code === 'PROHIBITED')) return annexes;
  const allergen = checkAllergen(ingredient, new Set(), on).filter(({ code }) => code === 'ALLERGEN_PROHIBITED');
  return [...annexes, ...allergen];
}

/**
 * Checks the INCI names of a raw material by Annexes II to VI of Regulation (EC) No 1223/2009. In which product it is
 * used, and how much of it, is not known: what depends on them is asked about. `on` is the day of the check. Never
 * throws.
 */
export function checkComposition(
  { inciNames, isNano }: { readonly inciNames: readonly string[]; readonly isNano: boolean },
  knowledge: Knowledge,
  on: IsoDate,
): CompositionCheck {
  const found = [...new Set(inciNames)].flatMap((name): Finding[] => {
    const ingredient = resolveName(knowledge.index, name)?.ingredient;
    if (!ingredient)
      return [finding('UNKNOWN_NAME', 'warning', LIST_REFERENCE, 'CORRECT_NAME', { name, suggestion: null })];
    const inciName = canonicalName(ingredient.inciName);
    return checkIngredient(ingredient, isNano, knowledge, on).map((one) => ({ ...one, ingredient: inciName }));
  });
  const findings = found.filter(({ severity }) => severity !== 'info').sort(worstFirst);
  return { findings, result: resultOf(findings) };
}
