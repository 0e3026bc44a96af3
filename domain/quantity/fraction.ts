import type { Decimal } from './decimal.ts';

/**
 * An exact quotient of whole numbers, not negative, for results of divisions that go on: 2.092 g of a child of 6 kg is
 * 348.666… mg/kg. Rounding in between would make a figure and the figures calculated from it contradict each other.
 */
export type Fraction = { readonly numerator: bigint; readonly denominator: bigint };

export const fractionOf = ({ units, scale }: Decimal): Fraction => ({
  numerator: units,
  denominator: 10n ** BigInt(scale),
});

export const times = (one: Fraction, other: Fraction): Fraction => ({
  numerator: one.numerator * other.numerator,
  denominator: one.denominator * other.denominator,
});

/** The divisor is above 0. */
export const over = (dividend: Fraction, divisor: Fraction): Fraction => ({
  numerator: dividend.numerator * divisor.denominator,
  denominator: dividend.denominator * divisor.numerator,
});

/** Equal denominators stay, so that a sum of many does not grow out of hand. */
export const plus = (one: Fraction, other: Fraction): Fraction =>
  one.denominator === other.denominator
    ? { numerator: one.numerator + other.numerator, denominator: one.denominator }
    : {
        numerator: one.numerator * other.denominator + other.numerator * one.denominator,
        denominator: one.denominator * other.denominator,
      };

export const isZero = ({ numerator }: Fraction): boolean => numerator === 0n;

/** Below 0, 0 or above 0, as the first is smaller, equal or larger. */
export function compareFractions(one: Fraction, other: Fraction): number {
  const [left, right] = [one.numerator * other.denominator, other.numerator * one.denominator];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** How precisely a figure is written: at least so many significant digits and at least so many decimals. */
export type Precision = { readonly digits: number; readonly decimals: number };

/** How many decimals a figure below 1 needs so that so many of its digits are significant. */
function decimalsFor({ numerator, denominator }: Fraction, digits: number): number {
  const whole = (numerator / denominator).toString();
  if (whole !== '0') return Math.max(0, digits - whole.length);
  let zeros = 0;
  for (let rest = numerator * 10n; rest < denominator; rest *= 10n) zeros += 1;
  return zeros + digits;
}

/** Written in decimals, rounded half up, without needless zeros: 0.174333, 11472.28. */
export function formatFraction(fraction: Fraction, { digits, decimals }: Precision): string {
  if (isZero(fraction)) return '0';
  const places = Math.max(decimals, decimalsFor(fraction, digits));
  const { numerator, denominator } = fraction;
  const rounded = (numerator * 10n ** BigInt(places) * 2n + denominator) / (denominator * 2n);
  const text = rounded.toString().padStart(places + 1, '0');
  const fractionDigits = places === 0 ? '' : text.slice(-places).replace(/0{1,400}$/, '');
  return `${text.slice(0, text.length - places)}${fractionDigits && `.${fractionDigits}`}`;
}
