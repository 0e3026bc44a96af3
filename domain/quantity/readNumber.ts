import type { Result } from '../result.ts';
import { ok, err } from '../result.ts';
import { compare, decimalOf, formatDecimal } from './decimal.ts';
import { readNumeral } from './readNumeral.ts';

/** What settles whether a sign before exactly three digits parts thousands. */
interface NumberContext {
  /** Figures above it are impossible, as percentages above 100: then the sign stands before decimals. */
  readonly largest?: number;
  /** The decimal sign of the page; only another sign is asked about. */
  readonly decimalSign?: string;
}

/**
 * Reads a number as people type it: decimal comma or point, blanks around it, a percent sign behind it ('0,15 %' is
 * 0.15). An error for a empty field (MISSING) and everything whose value is not plain (NOT_A_NUMBER): '1.234,5', '1
 * 000', '5-6', '1e3'. AMBIGUOUS where it may be two numbers: '1,000' and '1.000' are 1 or 1000, unless `context`
 * settles it. Ours: no standard says it. `field` names the input in the error.
 */
export function readNumber(field: string, text: string, context: NumberContext = {}): Result<number> {
  const trimmed = text.trim().replace(/\s?%$/, '');
  if (trimmed === '') return err([{ code: 'MISSING', field, params: {} }]);
  if (!/^[+-]?\d{1,15}(?:[.,]\d{0,15})?$|^[+-]?[.,]\d{1,15}$/.test(trimmed)) {
    return err([{ code: 'NOT_A_NUMBER', field, params: { text: text.slice(0, 40) } }]);
  }
  if (isAmbiguous(trimmed, context)) return err([{ code: 'AMBIGUOUS', field, params: { text: text.slice(0, 40) } }]);
  return ok(Number(trimmed.replace(',', '.')));
}

function isAmbiguous(text: string, { largest, decimalSign }: NumberContext): boolean {
  const numeral = readNumeral(text);
  if (!numeral?.inThousands || numeral.sign === decimalSign) return false;
  return largest === undefined || compare(numeral.inThousands, decimalOf(largest)) <= 0;
}

/** A number that is not negative as `readNumber` reads it in every language: 1.125 is '1.1250'. */
export function writeNumber(value: number): string {
  const text = formatDecimal(decimalOf(value));
  return isAmbiguous(text, {}) ? `${text}0` : text;
}
