import { allergenHeld } from '../allergen/allergenOf.ts';
import type { Contribution, DeclaredAllergen } from '../allergen/allergensToDeclare.ts';
import { isValidContribution, sumAllergens } from '../allergen/allergensToDeclare.ts';
import { statementContributions } from '../allergen/declareAllergens.ts';
import type { IsoDate } from '../allergen/declaration.ts';
import { colourIndexOf } from '../inci/registryNumbers.ts';
import { inciKey } from '../inci/inciKey.ts';
import type { Product } from '../product/product.ts';
import { kindsOf, useOf } from '../product/product.ts';
import { statementOf } from './compositionShares.ts';
import type { FormulaLine } from './formula.ts';
import type { Amount } from './percent.ts';
import { HUNDRED, ONE_PERCENT, amountToNumber } from './percent.ts';
import type { Identify, Substance } from './substances.ts';

/**
 * Where a name stands: in the descending order, among those below 1 %, as an allergen of a perfume, or as a colourant
 * at the end.
 */
export type ListBlock = 'ordered' | 'below' | 'allergen' | 'colourant';

/** One name of the ingredient list of a formula. */
export type ListedName = {
  /** As it is printed, with "[nano]". */
  readonly text: string;
  readonly block: ListBlock;
  /** What decides its place; for an allergen of a perfume its sum over all materials. */
  readonly percent: Amount;
};

/**
 * The fragrance allergens of a product by Regulation (EU) 2023/1545, and the use that their thresholds were taken from.
 */
export type FormulaAllergens = {
  readonly allergens: readonly DeclaredAllergen[];
  /** Whether the lower threshold of leave-on products was taken because the use is not known. */
  readonly isUseAssumed: boolean;
  /**
   * Names of the lines with a share that cannot be read or is no percentage. It is in no sum, so the sums may be too
   * low.
   */
  readonly invalidIn: readonly string[];
};

/**
 * What the formula holds of each fragrance allergen: entries of Annex III as Regulation (EU) 2023/1545 amends it. A
 * perfume or aroma with a supplier's statement counts by that, as in the calculator; every other raw material by the
 * upper ends of its composition. `identify` knows the ingredient data.
 */
export function allergensOf(
  lines: readonly FormulaLine[],
  substances: readonly Substance[],
  product: Product,
  on: IsoDate,
  identify: Identify = () => null,
): FormulaAllergens {
  const use = useOf(product);
  const materialPercent = ({ percent }: FormulaLine) => percent / (HUNDRED / 100);
  const byStatement = lines.flatMap((line) => {
    const allergens = line.material && line.percent > 0 ? statementOf(line.material) : null;
    const part = allergens && { name: line.name, percent: materialPercent(line), allergens };
    return part ? statementContributions(part, identify) : [];
  });
  const byComposition = substances
    .filter((substance) => allergenHeld(substance) !== null)
    .flatMap(({ inciName, casNumbers, sources }) =>
      sources.flatMap(({ line, max }) => {
        const source = lines[line];
        if (!source || max === null || source.percent === 0 || (source.material && statementOf(source.material)))
          return [];
        const inMaterial = (amountToNumber(max) * HUNDRED) / source.percent;
        return [
          {
            material: source.name,
            materialPercent: materialPercent(source),
            inciName,
            casNumbers,
            // A quotient of whole numbers may miss 100 in its last digit.
            percentInMaterial: Math.min(100, Number(inMaterial.toPrecision(14))),
            detectionLimitPercent: null,
          },
        ];
      }),
    );
  const contributions = [...byComposition, ...byStatement];
  const valid: Contribution[] = [];
  const invalid: string[] = [];
  for (const one of contributions)
    if (isValidContribution(one)) valid.push(one);
    else invalid.push(one.material);
  const unread = lines.filter(({ isUnread }) => isUnread).map(({ name }) => name);
  return {
    allergens: sumAllergens(valid, use ?? 'leave-on', on, on),
    isUseAssumed: use === null,
    invalidIn: [...new Set([...unread, ...invalid])],
  };
}

/**
 * Whether an allergen has to stand on the label by its amount and the day. One that was not detected counts with its
 * limit of detection (OWN: nobody can say that the product holds less).
 */
export const isToDeclare = ({ isOverInWorstCase, duty }: DeclaredAllergen): boolean => isOverInWorstCase && duty.isDue;

const printed = ({ inciName, isNano }: Substance) => (isNano ? `${inciName} [nano]` : inciName);
const byPercent = (one: ListedName, other: ListedName): number => {
  if (one.percent !== other.percent) return one.percent > other.percent ? -1 : 1;
  return one.text < other.text ? -1 : 1;
};

/**
 * A name in capitals, as the ingredient data write them; "CI 77491" and abbreviations such as "PEG-8" are in capitals
 * in every style.
 */
const isInCapitals = (name: string): boolean => /\p{Lu}{4}/u.test(name) && !/\p{Ll}/u.test(name);
const toCapitals = (name: string): string => name.toUpperCase().replace('[NANO]', '[nano]');

/**
 * The ingredient list of a product: Article 19(1)(g) of Regulation (EC) No 1223/2009. Descending by weight down to 1 %,
 * exactly 1 % included; then the rest, which is free and descending here; the allergens of perfumes above their
 * threshold; colourants last, but in hair dyes, where they are ordinary ingredients. Nanomaterials are followed by
 * "[nano]". Names of equal weight stand by the alphabet, so that the order of the lines does not change the list. As
 * soon as one name is in capitals, as those are that the ingredient data know, all are: one list keeps one style.
 */
export function ingredientListOf(
  substances: readonly Substance[],
  { allergens }: FormulaAllergens,
  product: Product,
): ListedName[] {
  const isHairDye = kindsOf(product)?.has('hairDye') ?? false;
  const names = substances
    .filter(({ isListed }) => isListed)
    .map((substance): ListedName => {
      const isColourant = !isHairDye && colourIndexOf(substance.inciName) !== null;
      const block = isColourant ? 'colourant' : substance.order >= ONE_PERCENT ? 'ordered' : 'below';
      return { text: printed(substance), block, percent: substance.order };
    });
  const listedKeys = new Set(names.map(({ text }) => inciKey(text)));
  const added = allergens
    .filter((one) => isToDeclare(one) && !listedKeys.has(inciKey(one.allergen.labelName)))
    .map(({ allergen, worstCasePercent }): ListedName => {
      const amount = BigInt(Math.round(worstCasePercent * 1e12)) * (ONE_PERCENT / 10n ** 12n);
      return { text: allergen.labelName, block: amount >= ONE_PERCENT ? 'ordered' : 'allergen', percent: amount };
    });
  const blocks: readonly ListBlock[] = ['ordered', 'below', 'allergen', 'colourant'];
  const hasCapitals = names.some(({ text }) => isInCapitals(text.replace(' [nano]', '')));
  const all = [...names, ...added].map((name) => (hasCapitals ? { ...name, text: toCapitals(name.text) } : name));
  return blocks.flatMap((block) => all.filter((one) => one.block === block).sort(byPercent));
}
