import type { Decimal } from './decimal.ts';

/** A number as it was written. */
export interface Numeral {
  readonly isNegative: boolean;
  /** Its digits as they were written, so that '1.50' has a scale of 2. */
  readonly value: Decimal;
  /**
   * What it is if its only sign parts thousands: '3,200' may be 3.2 and 3200. Null where only one reading is possible.
   */
  readonly inThousands: Decimal | null;
  /** The sign before its decimals; where both readings are possible, the sign in question. Null where it has none. */
  readonly sign: string | null;
}

/** Signs and blanks that part groups of three digits. */
const GROUPED = /^([1-9]\d{0,2})([ .,'’\u00a0\u202f])\d{3}(?:\2\d{3}){0,4}$/;
const PLAIN = /^(?:\d{1,15}(?:[.,]\d{0,20})?|[.,]\d{1,20})$/;
const POWER = /^(.{1,40}?) ?(?:e|[x×·*] ?10 ?\^? ?)([+-]?)(\d{1,2})$/i;
/** Where a sign parts thousands, decimals follow the other one. */
const OTHER_SIGN: Readonly<Record<string, string>> = { '.': ',', ',': '.' };
/** Higher powers of ten are no amounts. */
const MAX_POWER = 30;

/**
 * Reads a number with a decimal comma or point, groups of three digits ('1.250,5', '1 250,5', "1'250.5") and a power of
 * ten ('1.2E-3'); null for anything else. Exact, with at most 15 digits before and 20 behind the sign.
 */
export function readNumeral(text: string): Numeral | null {
  const [, sign = '', digits = ''] = /^([+-]?)(.{0,80})$/s.exec(text.trim().replace(/^[−–]/, '-')) ?? [];
  const read = readPlain(digits) ?? readPower(digits);
  return read && { ...read, isNegative: sign === '-' };
}

type Unsigned = Omit<Numeral, 'isNegative'>;

function readPlain(digits: string): Unsigned | null {
  if (PLAIN.test(digits)) {
    const value = decimalOf(digits);
    // "0,125" and "1234,567" have a decimal sign, because no group of thousands begins or looks like that.
    const isOpen = /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits);
    const sign = /[.,](?=\d)/.exec(digits)?.[0] ?? null;
    return { value, inThousands: isOpen ? decimalOf(digits.replace(/[.,]/, '')) : null, sign };
  }
  const [, whole = digits, sign = '', rest = ''] = /^(.{1,30})([.,])(\d{1,20})$/.exec(digits) ?? [];
  const group = GROUPED.exec(digits);
  if (group)
    return { value: decimalOf(digits.replace(/\D/g, '')), inThousands: null, sign: OTHER_SIGN[group[2] ?? ''] ?? null };
  const parts = GROUPED.exec(whole);
  if (!parts || parts[2] === sign || sign === '') return null;
  return { value: decimalOf(`${whole.replace(/\D/g, '')}.${rest}`), inThousands: null, sign };
}

function readPower(digits: string): Unsigned | null {
  const [, mantissa = '', sign = '', power = ''] = POWER.exec(digits) ?? [];
  const read = PLAIN.test(mantissa) && Number(power) <= MAX_POWER ? decimalOf(mantissa) : null;
  return read && { value: shift(read, sign === '-' ? -Number(power) : Number(power)), inThousands: null, sign: null };
}

function decimalOf(digits: string): Decimal {
  const [whole = '', rest = ''] = digits.split(/[.,]/);
  return { units: BigInt(`${whole}${rest}` || '0'), scale: rest.length };
}

/** A number times a power of ten, without needless zeros; as it was written where the power is 0. */
export function shift(decimal: Decimal, power: number): Decimal {
  if (power === 0) return decimal;
  let units = decimal.units * 10n ** BigInt(Math.max(0, power - decimal.scale));
  let scale = Math.max(0, decimal.scale - power);
  for (; scale > 0 && units % 10n === 0n; scale -= 1) units /= 10n;
  return { units, scale };
}
