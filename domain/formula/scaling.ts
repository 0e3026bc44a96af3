import { divide } from './compositionShares.ts';
import { HUNDRED, type Millionths, formatDecimal } from './percent.ts';

/** Grams, and percentages that were typed as fractions, are told from percentages by their sum. */
export type SumKind = 'percent' | 'fractions' | 'other';

const sumOf = (percents: readonly Millionths[]) => percents.reduce((sum, one) => sum + one, 0);

/** By how much the sum of a formula may miss 100 %: 0.01 %, as in part A1 of the safety report. */
export const SUM_TOLERANCE: Millionths = 10_000;

/**
 * What figures of a pasted or imported formula are: percent when they add up to 100 ± 0.01, fractions when to 0.98 up
 * to 1.02, something else otherwise, such as the grams of a batch. Ours.
 */
export function sumKindOf(figures: readonly Millionths[]): SumKind {
  const sum = sumOf(figures);
  if (Math.abs(sum - HUNDRED) <= SUM_TOLERANCE) return 'percent';
  return sum >= 980_000 && sum <= 1_020_000 ? 'fractions' : 'other';
}

/**
 * Scales figures so that they add up to exactly 100 %; what rounding leaves goes to the largest fractions. All 0 where
 * the sum is 0.
 */
export const scaleToHundred = (figures: readonly Millionths[]): Millionths[] =>
  divide(
    BigInt(HUNDRED),
    figures.map((one) => BigInt(one)),
  ).map(Number);

/** Decimals of a weight: milligrams in kilograms. */
const KILOGRAM_DECIMALS = 6;

/** What all lines of a batch weigh, in milligrams: less than the batch where they do not add up to 100 %. */
const wholeOf = (percents: readonly Millionths[], batch: bigint): bigint =>
  (batch * BigInt(sumOf(percents)) + BigInt(HUNDRED) / 2n) / BigInt(HUNDRED);

/**
 * The kilograms of all lines of a batch together, as a text with at most 6 decimals. `batch` is the weight of the batch
 * in milligrams.
 */
export const batchWeight = (percents: readonly Millionths[], batch: bigint): string =>
  formatDecimal(wholeOf(percents, batch), KILOGRAM_DECIMALS);

/**
 * The kilograms of each line of a batch, as texts with at most 6 decimals (milligrams). `batch` is the weight of the
 * batch in milligrams. They add up to the batch where the lines do to 100 %.
 */
export function batchKilograms(percents: readonly Millionths[], batch: bigint): string[] {
  const weights = divide(
    wholeOf(percents, batch),
    percents.map((one) => BigInt(one)),
  );
  return weights.map((weight) => formatDecimal(weight, KILOGRAM_DECIMALS));
}
