import type { Use } from '../product/productCategories.ts';
import type { Decimal } from '../quantity/decimal.ts';
import { ZERO, add, decimalOf, percentOf, toNumber } from '../quantity/decimal.ts';
import type { Result } from '../result.ts';
import { ok, validateNumber, err } from '../result.ts';
import { allergenHeld } from './allergenOf.ts';
import type { Allergen } from './allergens.ts';
import type { DeclarationDuty, IsoDate } from './declaration.ts';
import { declarationDuty, exceedsThreshold } from './declaration.ts';

/**
 * An allergen in one raw material of a product: perfume, aroma, essential oil, extract, or the substance added as
 * itself (then 100 %).
 */
export type Contribution = {
  /** Name of the raw material, as the working shows it. */
  readonly material: string;
  /** Share of the raw material in the product, % w/w. */
  readonly materialPercent: number;
  readonly inciName: string;
  readonly casNumbers: readonly string[];
  /** Share of the substance in the raw material, % w/w; null when it was not detected. */
  readonly percentInMaterial: number | null;
  /** Limit of detection, % w/w of the raw material, where the supplier says "n.d." or "< x". */
  readonly detectionLimitPercent: number | null;
};

/** One entry with what the product holds of it. */
export type DeclaredAllergen = {
  readonly allergen: Allergen;
  /** Sum over all raw materials and, for a group, over all members, % w/w of the product. */
  readonly percent: number;
  /** With every undetected share at its limit of detection, % w/w of the product. */
  readonly worstCasePercent: number;
  readonly isOver: boolean;
  readonly isOverInWorstCase: boolean;
  readonly duty: DeclarationDuty;
  /** The terms of the sum. */
  readonly parts: readonly { readonly contribution: Contribution; readonly percent: number }[];
};

/**
 * Whether a statement says "n.d." of an allergen without a limit of detection: not even the worst case is known then.
 */
export const isNotKnown = ({ parts }: DeclaredAllergen): boolean =>
  parts.some(
    ({ contribution }) => contribution.percentInMaterial === null && contribution.detectionLimitPercent === null,
  );

const NUMBERS = ['materialPercent', 'percentInMaterial', 'detectionLimitPercent'] as const;

/**
 * What a product has to declare: per Annex III entry the sum of [% raw material in product × % substance in raw
 * material / 100] over all its sources, group members added up, against 0.001 % (leave-on) or 0.01 % (rinse-off);
 * "exceeds", so the threshold itself is free. Regulation (EU) 2023/1545. The sums are exact for shares of up to 15
 * digits. Substances that are no allergens are left out. In the order of the annex.
 *
 * Fails on percentages below 0 or above 100 (field 'contributions.<number>.<name>').
 */
export function allergensToDeclare(
  contributions: readonly Contribution[],
  use: Use,
  placedOn: IsoDate,
  on: IsoDate,
): Result<readonly DeclaredAllergen[]> {
  const errors = contributions.flatMap((contribution, at) =>
    NUMBERS.filter((name) => name === 'materialPercent' || contribution[name] !== null).flatMap((name) =>
      validateNumber(`contributions.${at}.${name}`, contribution[name], 'percent'),
    ),
  );
  return errors.length > 0 ? err(errors) : ok(sumAllergens(contributions, use, placedOn, on));
}

/** Whether the shares of a contribution can be taken: numbers from 0 to 100. */
export const isValidContribution = ({
  materialPercent,
  percentInMaterial,
  detectionLimitPercent,
}: Contribution): boolean =>
  isPercentage(materialPercent) &&
  (percentInMaterial === null || isPercentage(percentInMaterial)) &&
  (detectionLimitPercent === null || isPercentage(detectionLimitPercent));

/** False for what is no number as well. */
const isPercentage = (value: number): boolean => value >= 0 && value <= 100;

/** The sums of allergensToDeclare, for contributions that are known to be valid. */
export function sumAllergens(
  contributions: readonly Contribution[],
  use: Use,
  placedOn: IsoDate,
  on: IsoDate,
): readonly DeclaredAllergen[] {
  const groups = new Map<Allergen, Contribution[]>();
  for (const contribution of contributions) {
    const allergen = allergenHeld(contribution);
    if (!allergen) continue;
    const group = groups.get(allergen);
    if (group) group.push(contribution);
    else groups.set(allergen, [contribution]);
  }
  // Few different percentages stand in many contributions, and reading one takes longer than adding it up.
  const decimals = new Map<number, Decimal>();
  const exact = (value: number): Decimal => {
    const read = decimals.get(value) ?? decimalOf(value);
    decimals.set(value, read);
    return read;
  };
  const declared = [...groups].map(([allergen, contributionsOfGroup]): DeclaredAllergen => {
    const share = ({ materialPercent }: Contribution, inMaterial: number) =>
      percentOf(exact(inMaterial), exact(materialPercent));
    const shares = contributionsOfGroup.map((one) => share(one, one.percentInMaterial ?? 0));
    const worstShares = contributionsOfGroup.map((one, at) =>
      one.percentInMaterial === null ? share(one, one.detectionLimitPercent ?? 0) : (shares[at] ?? ZERO),
    );
    const [percent, worst] = [sumOf(shares), sumOf(worstShares)];
    return {
      allergen,
      percent: toNumber(percent),
      worstCasePercent: toNumber(worst),
      isOver: exceedsThreshold(percent, use),
      isOverInWorstCase: exceedsThreshold(worst, use),
      duty: declarationDuty(allergen, placedOn, on),
      parts: contributionsOfGroup.map((contribution, at) => ({ contribution, percent: toNumber(shares[at] ?? ZERO) })),
    };
  });
  return declared.sort((one, other) => Number(one.allergen.entry) - Number(other.allergen.entry));
}

const sumOf = (shares: readonly Decimal[]): Decimal => shares.reduce(add, ZERO);
