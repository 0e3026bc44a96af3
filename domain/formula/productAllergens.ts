import { allergenNamed } from '../allergen/allergenOf.ts';
import type { Allergen } from '../allergen/allergens.ts';
import { allergensToDeclare } from '../allergen/allergensToDeclare.ts';
import type { IsoDate } from '../allergen/declaration.ts';
import { hidesAllergens } from '../allergen/missingAllergens.ts';
import { inciKey } from '../inci/inciKey.ts';
import type { IngredientPercentage } from '../label/percentages.ts';
import type { Product } from '../product/product.ts';
import { useOf } from '../product/product.ts';
import { compositionShares, statementOf } from './compositionShares.ts';
import { computeFormula } from './computeFormula.ts';
import type { FormulaLine } from './formula.ts';

/** What is known of the fragrance allergens of a product. */
export type ProductAllergens = {
  /** Those above their threshold, undetected ones at their limit of detection, in the order of Annex III. */
  readonly overThreshold: readonly Allergen[];
  /** Raw materials, or printed names, whose allergens are not known. Empty: everything is known. */
  readonly unknownIn: readonly string[];
};

/** Whether it is not known what a raw material of a formula holds of allergens. */
function isUnknown({ material, percent }: FormulaLine): boolean {
  if (percent === 0) return false;
  if (!material) return true;
  if (statementOf(material)) return false;
  const { shares } = compositionShares(material);
  if (shares.some(({ inciName, max }) => max === null && (allergenNamed(inciName) ?? hidesAllergens(inciName))))
    return true;
  // Allergens that the composition names beside a perfume or an oil count as what its supplier stated.
  const isStated = shares.some(({ inciName, isContained }) => isContained && allergenNamed(inciName) !== null);
  return !isStated && shares.some(({ inciName }) => hidesAllergens(inciName));
}

/** The allergens of a product by its formula: allergensOf for the perfumes' statements and the highest shares of everything else. */
export function allergensOfFormula(lines: readonly FormulaLine[], product: Product, on: IsoDate): ProductAllergens {
  const { allergens } = computeFormula(lines, product, on).allergens;
  return {
    overThreshold: allergens.filter(({ isOverInWorstCase }) => isOverInWorstCase).map(({ allergen }) => allergen),
    unknownIn: [...new Set(lines.filter(isUnknown).map(({ name }) => name))],
  };
}

/**
 * The allergens of a product whose formula is not known, by its list: only those with a percentage can be judged. Perfumes, aromas, oils, and
 * members of a group without its name and without a percentage, leave the answer open.
 */
export function allergensOfList(
  printedNames: readonly string[],
  percentages: readonly IngredientPercentage[],
  product: Product,
  on: IsoDate,
): ProductAllergens {
  const contributions = percentages.map(({ name, percent }) => ({
    material: name,
    materialPercent: percent,
    inciName: name,
    casNumbers: [],
    percentInMaterial: 100,
    detectionLimitPercent: null,
  }));
  const declared = allergensToDeclare(contributions, useOf(product) ?? 'leave-on', on, on);
  const printed = new Set(printedNames.map(inciKey));
  const known = new Set(percentages.map(({ name }) => inciKey(name)));
  const isOpen = (name: string): boolean => {
    if (hidesAllergens(name)) return true;
    const allergen = allergenNamed(name);
    return allergen?.isGroup === true && !printed.has(inciKey(allergen.labelName)) && !known.has(inciKey(name));
  };
  const openNames = new Map(printedNames.filter(isOpen).map((name) => [inciKey(name), name]));
  return {
    overThreshold: declared.ok ? declared.value.filter(({ isOver }) => isOver).map(({ allergen }) => allergen) : [],
    unknownIn: [...openNames.values()],
  };
}
