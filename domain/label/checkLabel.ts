import type { IsoDate } from '../allergen/declaration.ts';
import type { Finding, LabelResult } from '../finding.ts';
import { finding, resultOf } from '../finding.ts';
import { identifyBy } from '../formula/identify.ts';
import { labelAllergenFindings, withoutDecided } from '../formula/labelAllergenFindings.ts';
import type { LabelAllergens, LabelFormula } from '../formula/labelAllergens.ts';
import { checkLabelAllergens } from '../formula/labelAllergens.ts';
import type { InciIngredient } from '../inci/inciIndex.ts';
import type { Product } from '../product/product.ts';
import { runSteps, type Steps } from '../steps/steps.ts';
import type { ListCheck } from './checkIngredientList.ts';
import { checkIngredientListInSteps, worstFirst } from './checkIngredientList.ts';
import { checkBeside } from './beside/checkBeside.ts';
import { checkParticulars } from './checkParticulars.ts';
import { checkWarnings } from './warnings/checkWarnings.ts';
import type { Knowledge } from './knowledge.ts';
import type { Particulars } from './particulars.ts';
import type { IngredientPercentage } from './percentages.ts';
import { itemReference } from './particulars.ts';

/** The parts of a label that are checked. */
export type LabelToCheck = {
  /** The ingredient list as printed; a list of names is joined with ', '. */
  readonly ingredients: string;
  /** Known beside the printed list. */
  readonly percentages?: readonly IngredientPercentage[];
  readonly product: Product;
  readonly particulars: Particulars;
  /** The revision of a formula that the label follows; null or omitted for a typed label. */
  readonly formula?: LabelFormula | null;
  /** The findings about its allergens where they are known and the formula is not; null or omitted elsewhere. */
  readonly allergenFindings?: readonly Finding[] | null;
};

/** The outcome of the check of a label. */
export type LabelCheck<T extends InciIngredient = InciIngredient> = {
  readonly list: ListCheck<T>;
  readonly allergens: LabelAllergens;
  /** Those of the findings that are about its fragrance allergens by its formula or percentages. */
  readonly allergenFindings: readonly Finding[];
  /** Everything found, in the list and beside it, the worst first. */
  readonly findings: readonly Finding[];
  readonly result: LabelResult;
};

/**
 * Checks a whole label: the ingredient list, the fragrance allergens that its formula holds, the mandatory particulars
 * of Article 19 and of the Serbian rules, the warnings that the annexes demand, claims, and what other laws say. RED
 * with an error, YELLOW with a warning, GREEN otherwise (product design, section 5). `on` is the day of the check.
 * Never throws.
 */
export const checkLabel = <T extends InciIngredient>(
  label: LabelToCheck,
  knowledge: Knowledge<T>,
  on: IsoDate,
): LabelCheck<T> => runSteps(checkLabelInSteps(label, knowledge, on));

/** The same in steps. */
export function* checkLabelInSteps<T extends InciIngredient>(
  label: LabelToCheck,
  knowledge: Knowledge<T>,
  on: IsoDate,
): Steps<LabelCheck<T>> {
  const { ingredients, percentages, product, particulars, formula = null, allergenFindings = null } = label;
  const list = yield* checkIngredientListInSteps(ingredients, product, knowledge, on, percentages);
  yield;
  const isBlank = ingredients.trim() === '';
  const allergens = checkLabelAllergens({ names: list.names, product, formula }, identifyBy(knowledge), on);
  yield;
  // A text that is no list lacks every name; that it is none is what has to be said.
  const ofAllergens = list.isIngredientList
    ? (allergenFindings ?? labelAllergenFindings(allergens, { placedOn: on, on }))
    : [];
  const ofList = isBlank
    ? [
        finding('ITEM_MISSING', 'error', itemReference('ingredients', particulars.markets), 'ADD_ITEM', {
          item: 'ingredients',
        }),
      ]
    : withoutDecided(list.findings, ofAllergens, formula !== null || allergenFindings !== null);
  yield;
  const warnings = list.isIngredientList
    ? checkWarnings(list.names, [particulars.labelText, particulars.precautions], knowledge.annexes, product)
    : [];
  yield;
  const beside = checkBeside(list, particulars, product, on);
  const findings = [...ofList, ...ofAllergens, ...checkParticulars(particulars), ...warnings, ...beside].sort(
    worstFirst,
  );
  return { list, allergens, allergenFindings: ofAllergens, findings, result: resultOf(findings) };
}
