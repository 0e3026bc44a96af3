import { sourceOfExposure } from '../exposure/exposureDefaults.ts';
import { defaults } from '../exposure/defaults.ts';
import { exposureOfProduct, usualGrams } from '../pif/exposureOfProduct.ts';
import { fractionOf, over, times } from '../quantity/fraction.ts';
import { decimalOf } from '../quantity/decimal.ts';
import { citationOf, computed, stated, type Figure } from './figures.ts';
import type { SafetyReportInput } from './safetyReportInput.ts';

const THOUSAND = fractionOf(decimalOf(1000));

/** The figures that people entered, as far as they stand in place of those of a category. */
export interface Entered {
  readonly gramsPerDay: string | null;
  readonly retentionFactor: string | null;
  readonly bodyWeightKg: string | null;
}

/** What is typed beside the groups. */
export const enteredOf = (exposure: SafetyReportInput['partA']['exposure']): Entered => ({
  gramsPerDay: exposure.gramsPerDay ?? null,
  retentionFactor: exposure.retentionFactor ?? null,
  bodyWeightKg: exposure.bodyWeightKg ?? null,
});

/** Where entered figures come from. */
export interface EnteredFrom {
  /** Why they stand in place of those of the category. */
  readonly reasoning: string | null;
  readonly amountSource?: string | null;
  readonly weightSource?: string | null;
  /** What is assumed in place of an entered figure. */
  readonly weight?: Figure | null;
  readonly retention?: Figure | null;
}

/** An exposure with the figures that it is calculated from. */
export type ExposureFigures = {
  readonly figure: Figure | null;
  readonly isCalculated: boolean;
  readonly product: string | null;
  readonly amount: Figure | null;
  readonly retention: Figure | null;
  readonly weight: Figure | null;
};

/**
 * How much of the product somebody is exposed to, mg/kg bw/day: the row of the Notes of Guidance that stands for the
 * category, or amount × 1000 × retention / body weight where people entered figures. Children never take a row of
 * adults. Null without a known category.
 */
export function exposureFigures(
  { category, use }: Pick<SafetyReportInput['product'], 'category' | 'use'>,
  entered: Entered,
  { reasoning, amountSource = null, weightSource = null, ...assumed }: EnteredFrom,
  isOfChild: boolean,
): ExposureFigures | null {
  const whole = {
    gramsPerDay: entered.gramsPerDay,
    retentionFactor: assumed.retention?.sourced.value ?? entered.retentionFactor,
    bodyWeightKg: assumed.weight?.sourced.value ?? entered.bodyWeightKg,
  };
  const found = exposureOfProduct({ category, use, isForUnderThree: isOfChild, entered: whole });
  if (!found) return null;
  const { row, origin } = found;
  const isCalculated = origin === 'ENTERED';
  const ofRow = row ? { source: citationOf(sourceOfExposure(row)), isVerified: row.verified } : {};
  const part = (
    value: number | null,
    typed: string | null,
    ofDefault: object,
    hasDefault: boolean,
    source: string | null = null,
  ) => {
    if (value === null) return null;
    if (!typed?.trim()) return stated(value, 'default', ofDefault);
    const overriddenBecause = hasDefault ? reasoning : null;
    return stated(value, hasDefault ? 'override' : 'typed', { source, overriddenBecause });
  };
  const ofAdult = { source: citationOf(defaults.bodyWeight.source), isVerified: defaults.bodyWeight.verified };
  const amount = part(found.gramsPerDay, entered.gramsPerDay, ofRow, usualGrams(row) !== null, amountSource);
  const hasUsual = typeof row?.retentionFactor === 'number';
  const retention = assumed.retention ?? part(found.retentionFactor, entered.retentionFactor, ofRow, hasUsual);
  const weight = assumed.weight ?? part(found.bodyWeightKg, entered.bodyWeightKg, ofAdult, !isOfChild, weightSource);
  const isWhole = amount && retention && weight && found.mgPerKgDay !== null && found.mgPerKgDay > 0;
  const calculated =
    isCalculated && isWhole
      ? computed(over(times(times(amount.exact, THOUSAND), retention.exact), weight.exact), [
          amount.sourced,
          retention.sourced,
          weight.sourced,
        ])
      : null;
  const ofCategory = !isCalculated && found.mgPerKgDay !== null ? stated(found.mgPerKgDay, 'default', ofRow) : null;
  return { figure: calculated ?? ofCategory, isCalculated, product: row?.key ?? null, amount, retention, weight };
}
