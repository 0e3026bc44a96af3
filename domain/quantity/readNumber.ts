import type { Result } from '../result.ts';
import { ok, err } from '../result.ts';

/**
 * Reads a number as people type it: decimal comma or point, blanks around it, a percent sign behind it ('0,15 %' is
 * 0.15). An error for a empty field (MISSING) and everything whose value is not plain (NOT_A_NUMBER): '1.234,5', '1
 * 000', '5-6', '1e3'. `field` names the input in the error.
 */
export function readNumber(field: string, text: string): Result<number> {
  const trimmed = text.trim().replace(/\s?%$/, '');
  if (trimmed === '') return err([{ code: 'MISSING', field, params: {} }]);
  if (!/^[+-]?\d{1,15}(?:[.,]\d{0,15})?$|^[+-]?[.,]\d{1,15}$/.test(trimmed)) {
    return err([{ code: 'NOT_A_NUMBER', field, params: { text: text.slice(0, 40) } }]);
  }
  return ok(Number(trimmed.replace(',', '.')));
}
