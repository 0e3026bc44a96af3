/**
 * An exact decimal number: units / 10^scale. Binary fractions miss sums such as 0.1 + 0.2, and a threshold asks whether
 * a sum of products exceeds exactly 0.001 %; sums and products of these are rounded nowhere.
 */
export type Decimal = { readonly units: bigint; readonly scale: number };

export const ZERO: Decimal = { units: 0n, scale: 0 };

/**
 * Reads a decimal number that is not negative, as people type it: comma or point, blanks around it, a percent sign
 * behind it ('2,52 %'). Null for everything else.
 */
export function readDecimal(text: string): Decimal | null {
  const plain = text.trim().replace(/\s?%$/, '');
  if (!/^\+?(?:\d{1,15}(?:[.,]\d{0,20})?|[.,]\d{1,20})$/.test(plain)) return null;
  const [whole = '', fraction = ''] = plain.replace('+', '').split(/[.,]/);
  return { units: BigInt(`${whole}${fraction}` || '0'), scale: fraction.length };
}

/**
 * The decimal number that a JavaScript number is written as: 0.1 is exactly 0.1. Not for infinite and negative ones.
 */
export function decimalOf(value: number): Decimal {
  const [mantissa = '0', exponent = '0'] = String(value).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const scale = fraction.length - Number(exponent);
  const units = BigInt(`${whole}${fraction}`);
  return scale >= 0 ? { units, scale } : { units: units * 10n ** BigInt(-scale), scale: 0 };
}

const unitsAt = ({ units, scale }: Decimal, wanted: number): bigint => units * 10n ** BigInt(wanted - scale);

export function add(one: Decimal, other: Decimal): Decimal {
  const scale = Math.max(one.scale, other.scale);
  return { units: unitsAt(one, scale) + unitsAt(other, scale), scale };
}

export function multiply(one: Decimal, other: Decimal): Decimal {
  return { units: one.units * other.units, scale: one.scale + other.scale };
}

/** That share of a whole, both in percent: 2 % of 0.3 % is 0.006 %. */
export function percentOf(share: Decimal, whole: Decimal): Decimal {
  const product = multiply(share, whole);
  return { units: product.units, scale: product.scale + 2 };
}

/** Below 0, 0 or above 0, as the first is smaller, equal or larger. */
export function compare(one: Decimal, other: Decimal): number {
  const scale = Math.max(one.scale, other.scale);
  const [left, right] = [unitsAt(one, scale), unitsAt(other, scale)];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** The quotient of numbers that are not negative, rounded half up to so many decimals. The divisor is above 0. */
export function divide(dividend: Decimal, divisor: Decimal, decimals: number): Decimal {
  const numerator = dividend.units * 10n ** BigInt(divisor.scale + decimals);
  const denominator = divisor.units * 10n ** BigInt(dividend.scale);
  return { units: (numerator * 2n + denominator) / (denominator * 2n), scale: decimals };
}

/** Written with a point and without needless zeros: '0.0235'. */
export function formatDecimal(decimal: Decimal): string {
  let { units, scale } = decimal;
  for (; scale > 0 && units % 10n === 0n; scale -= 1) units /= 10n;
  const digits = units.toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  return scale === 0 ? whole : `${whole}.${digits.slice(-scale)}`;
}

export const toNumber = (decimal: Decimal): number => Number(formatDecimal(decimal));
