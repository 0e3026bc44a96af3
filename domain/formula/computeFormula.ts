import type { IsoDate } from '../allergen/declaration.ts';
import type { Product } from '../product/product.ts';
import type { FormulaLine } from './formula.ts';
import type { FormulaIfra } from './formulaIfra.ts';
import { ifraOf } from './formulaIfra.ts';
import type { FormulaAllergens, ListedName } from './ingredientList.ts';
import { allergensOf, ingredientListOf } from './ingredientList.ts';
import type { Millionths } from './percent.ts';
import type { Identify, Substance } from './substances.ts';
import { substancesInSteps } from './substances.ts';
import { runSteps, type Steps } from '../steps/steps.ts';

/** What follows from a formula: its sum, its substances with their working, its allergens and its ingredient list. */
export type ComputedFormula = {
  readonly sum: Millionths;
  /** By weight, the heaviest first; constituents of perfumes and oils last. */
  readonly substances: readonly Substance[];
  readonly allergens: FormulaAllergens;
  readonly ifra: FormulaIfra;
  readonly list: readonly ListedName[];
};

/**
 * Computes a formula. `identify` knows the ingredient data; without it names of compositions stand as they are, as in
 * the browser while typing. `on` is the day by which allergens are due. Never throws.
 */
export const computeFormula = (...input: Parameters<typeof computeFormulaInSteps>): ComputedFormula =>
  runSteps(computeFormulaInSteps(...input));

/** The same in steps. */
export function* computeFormulaInSteps(
  lines: readonly FormulaLine[],
  product: Product,
  on: IsoDate,
  identify?: Identify,
): Steps<ComputedFormula> {
  const substances = (yield* substancesInSteps(lines, identify)).sort((one, other) => {
    if (one.order !== other.order) return one.order > other.order ? -1 : 1;
    return one.inciName < other.inciName ? -1 : 1;
  });
  yield;
  const allergens = allergensOf(lines, substances, product, on, identify);
  yield;
  return {
    sum: lines.reduce((sum, { percent }) => sum + percent, 0),
    substances,
    allergens,
    ifra: ifraOf(lines, product),
    list: ingredientListOf(substances, allergens, product),
  };
}
