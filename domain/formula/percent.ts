/**
 * Percentages of a formula in whole millionths of a percent: 1,000,000 is 1 %. Binary fractions miss sums such as 0.1 +
 * 0.2, and a formula has to add up to exactly 100 %; whole numbers of this size are exact.
 */
export type Millionths = number;

/** 100 % in millionths of a percent. */
export const HUNDRED: Millionths = 100_000_000;

/** Decimals of a percentage; more are refused instead of being rounded. */
const DECIMALS = 6;

/** Why a percentage is invalid. */
export type PercentErrorCode = 'MISSING' | 'NOT_A_NUMBER' | 'NOT_POSITIVE' | 'OVER_100' | 'TOO_MANY_DECIMALS';

/** A percentage as it was read, or why it is invalid. */
export type ReadPercent =
  { readonly ok: true; readonly millionths: Millionths } | { readonly ok: false; readonly code: PercentErrorCode };

const fail = (code: PercentErrorCode): ReadPercent => ({ ok: false, code });

/**
 * Reads a decimal number in whole units of 10^-decimals: '1,5' with 6 decimals is 1500000. Decimal comma or point,
 * blanks around it, a percent sign behind it. Null for anything else; further digits are dropped, `isExact` then is
 * false.
 */
export function readDecimal(
  text: string,
  decimals: number,
): { readonly units: bigint; readonly isNegative: boolean; readonly isExact: boolean } | null {
  const plain = text.trim().replace(/\s?%$/, '');
  const {
    sign = '',
    whole = '',
    rest = '',
  } = /^(?<sign>[+-]?)(?<whole>\d{0,12})(?:[.,](?<rest>\d{0,15}))?$/.exec(plain)?.groups ?? {};
  if (whole === '' && rest === '') return null;
  const digits = rest.slice(0, decimals).padEnd(decimals, '0');
  return {
    units: BigInt(`${whole || '0'}${digits}`),
    isNegative: sign === '-',
    isExact: /^0*$/.test(rest.slice(decimals)),
  };
}

/**
 * Reads the percentage of a line as people type it: '5,5', '5.5 %'. It is above 0 and at most 100 and has at most 6
 * decimals. Fails with MISSING, NOT_A_NUMBER ('5,5,5', 'abc'), NOT_POSITIVE, OVER_100 or TOO_MANY_DECIMALS.
 */
export function readPercent(text: string): ReadPercent {
  if (text.trim() === '') return fail('MISSING');
  const read = readDecimal(text, DECIMALS);
  if (!read) return fail('NOT_A_NUMBER');
  if (read.isNegative || (read.units === 0n && read.isExact)) return fail('NOT_POSITIVE');
  if (read.units > BigInt(HUNDRED)) return fail('OVER_100');
  return read.isExact ? { ok: true, millionths: Number(read.units) } : fail('TOO_MANY_DECIMALS');
}

/** Writes whole units of 10^-decimals without needless zeros: 5500000n with 6 decimals is '5.5'. */
export function formatDecimal(units: bigint, decimals: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0');
  const rest = decimals === 0 ? '' : digits.slice(-decimals).replace(/0{1,16}$/, '');
  return `${units < 0n ? '-' : ''}${digits.slice(0, digits.length - decimals)}${rest && `.${rest}`}`;
}

/**
 * Writes a percentage with a decimal point and without needless zeros: 98914400 is '98.9144'. May be negative: what is
 * too much.
 */
export const formatPercent = (percent: Millionths): string => formatDecimal(BigInt(percent), DECIMALS);

/**
 * The amount of a substance in a product, exact: % of the line × % in the material / 100, in units of 10^-16 %. Sums of
 * such products are rounded nowhere, so that splitting a line or changing the order of lines changes no figure.
 */
export type Amount = bigint;

const AMOUNT_DECIMALS = 16;
/** 1 % of the product as an amount. */
export const ONE_PERCENT: Amount = 10n ** 16n;

/** Writes an amount in percent, rounded half up to so many decimals: 6 unless told. */
export function formatAmount(amount: Amount, decimals: number = DECIMALS): string {
  const step = 10n ** BigInt(AMOUNT_DECIMALS - decimals);
  return formatDecimal((amount + step / 2n) / step, decimals);
}

/** An amount as a number of percent, for rules that compare with a limit; exact to 15 digits. */
export const amountToNumber = (amount: Amount): number => Number(amount) / Number(ONE_PERCENT);
