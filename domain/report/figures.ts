import type { Fraction, Precision } from '../quantity/fraction.ts';
import { compareFractions, formatFraction, fractionOf } from '../quantity/fraction.ts';
import { decimalOf, readDecimal } from '../quantity/decimal.ts';
import type { Source } from '../exposure/source.ts';
import type { Sourced, ValueOrigin } from './safetyReportTypes.ts';

/** An exact figure with where it comes from. Its `sourced` is what is printed; calculations go on with `exact`. */
export type Figure = { readonly exact: Fraction; readonly sourced: Sourced };

/** Figures are printed with six significant digits, which the SCCS does not ask for (OWN). */
const PRINTED: Precision = { digits: 6, decimals: 0 };
/** Margins of a published report are printed with two decimals: 11472.28. */
export const MARGIN: Precision = { digits: 6, decimals: 2 };
/** The highest safe concentration, %: four decimals, or four digits of smaller ones (OWN). */
const CONCENTRATION: Precision = { digits: 4, decimals: 4 };

const PRECISIONS = { figure: PRINTED, concentration: CONCENTRATION } as const;

/**
 * Writes a figure so precisely, and more so where it would be written as the other one without being it: 99.99996
 * beside 100.
 */
export function formatApart(exact: Fraction, other: Fraction, { digits, decimals }: Precision): string {
  const text = formatFraction(exact, { digits, decimals });
  const written = readDecimal(text);
  const isOther = compareFractions(exact, other) !== 0 && written && compareFractions(fractionOf(written), other) === 0;
  return !isOther ? text : formatApart(exact, other, { digits: digits + 1, decimals: decimals + 1 });
}

/** A source as it is cited in every language: 'SCCS/1647/22, T. 3A'. */
export const citationOf = ({ document, table }: Source): string => (table ? `${document}, T. ${table}` : document);

/** A value that is known, with its origin. */
export function sourced(
  value: string,
  origin: ValueOrigin,
  more: Partial<Omit<Sourced, 'value' | 'origin'>> = {},
): Sourced {
  return { value, origin, source: null, isVerified: true, overriddenBecause: null, ...more };
}

/** A figure that stands somewhere. */
export function stated(
  value: number,
  origin: ValueOrigin,
  more: Partial<Omit<Sourced, 'value' | 'origin'>> = {},
): Figure {
  const exact = fractionOf(decimalOf(value));
  return { exact, sourced: sourced(formatFraction(exact, { digits: 15, decimals: 0 }), origin, more) };
}

/** A figure that was calculated from others: verified where all of them are. */
export function computed(
  exact: Fraction,
  from: readonly Sourced[],
  precision: keyof typeof PRECISIONS = 'figure',
): Figure {
  const isVerified = from.every((one) => one.isVerified);
  return { exact, sourced: sourced(formatFraction(exact, PRECISIONS[precision]), 'computed', { isVerified }) };
}
