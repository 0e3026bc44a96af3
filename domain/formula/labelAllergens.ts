import { inciKey } from '../inci/inciKey.ts';

/** A fragrance allergen of a formula, as far as a label of it is compared. */
type FormulaAllergen = {
  readonly labelName: string;
  /** % w/w of the product, as a decimal number. */
  readonly percent: string;
  /** With every undetected share at its limit of detection, which decides. */
  readonly worstCasePercent: string;
  /** Whether it is above the threshold. */
  readonly isOver: boolean;
  /** Whether it has to stand on the label today. */
  readonly isDeclared: boolean;
};

/** Whether the label lacks the name, shows it as it must, or shows it although the product holds too little to demand it. */
export type LabelAllergenState = 'missing' | 'declared' | 'notNeeded';

export type LabelAllergen = Pick<FormulaAllergen, 'labelName' | 'percent' | 'worstCasePercent'> & {
  readonly state: LabelAllergenState;
};

const order: readonly LabelAllergenState[] = ['missing', 'declared', 'notNeeded'];

/**
 * Compares the names that a label prints with what its formula holds of each fragrance allergen by the papers of its perfumes, as Regulation (EU)
 * 2023/1545 demands: the name of the group counts, not that of a member. What is below the threshold and not printed is left out. Missing ones
 * first, else in the order given.
 */
export function labelAllergens(
  allergens: readonly FormulaAllergen[],
  printedNames: readonly string[],
): readonly LabelAllergen[] {
  const printed = new Set(printedNames.map(inciKey));
  const compared = allergens.flatMap(
    ({ labelName, percent, worstCasePercent, isOver, isDeclared }): LabelAllergen[] => {
      const isPrinted = printed.has(inciKey(labelName));
      const state = isPrinted ? (isOver ? 'declared' : 'notNeeded') : isDeclared ? 'missing' : null;
      return state === null ? [] : [{ labelName, percent, worstCasePercent, state }];
    },
  );
  return order.flatMap((state) => compared.filter((one) => one.state === state));
}
