import { readDecimal } from '../formula/percent.ts';
import { readRemainder } from '../quantity/readRemainder.ts';

/** Decimals of an amount as it is read: a fraction with eight decimals is a percentage with six. */
const DECIMALS = 8;
/** What a spreadsheet calculates may end in digits that only binary fractions have, so more are read and rounded. */
const CALCULATED_DECIMALS = 14;

/** An amount in units of 10^-8: percent, a fraction or grams, which only the sum of all tells. */
export type AmountUnits = bigint;

/** Why an amount cannot be read. */
export type AmountErrorCode =
  'AMOUNT_MISSING' | 'NOT_A_NUMBER' | 'NOT_POSITIVE' | 'TOO_MANY_DECIMALS' | 'NO_STORED_VALUE';

/** What the cell of an amount says. */
export type ReadAmount =
  | {
      readonly kind: 'amount';
      readonly units: AmountUnits;
      readonly isCalculated: boolean;
      /** Whether it has a percent sign, so that it is no fraction and no weight. */
      readonly hasPercentSign: boolean;
    }
  /** Fills up to 100 %. `isCertain` where the cell says so; "q.s." alone may also mean an amount that nobody wrote. */
  | { readonly kind: 'remainder'; readonly isCertain: boolean }
  | { readonly kind: 'error'; readonly code: AmountErrorCode; readonly isCalculated: boolean };

/**
 * Reads the cell of an amount. A calculated cell begins with "=" and counts by its stored value behind it, which the
 * reader of the workbook puts there. "q.s.", "q.s. to 100", "ad 100" and "do 100" fill up to 100 %.
 */
export function readAmount(cell: string): ReadAmount {
  const text = cell.trim();
  const isCalculated = text.startsWith('=');
  const stated = isCalculated ? text.slice(1).trim() : text;
  const fail = (code: AmountErrorCode): ReadAmount => ({ kind: 'error', code, isCalculated });
  if (stated === '') return fail(isCalculated ? 'NO_STORED_VALUE' : 'AMOUNT_MISSING');
  const remainder = readRemainder(stated);
  if (remainder) return { kind: 'remainder', isCertain: remainder === 'certain' };
  const read = isCalculated ? readCalculated(stated) : readDecimal(stated.replace(/\s?g$/i, ''), DECIMALS);
  // A file of plain text has no stored values, only what would be calculated.
  if (read === null) return fail(isCalculated ? 'NO_STORED_VALUE' : 'NOT_A_NUMBER');
  if (!read.isExact) return fail('TOO_MANY_DECIMALS');
  return read.isNegative || read.units === 0n
    ? fail('NOT_POSITIVE')
    : { kind: 'amount', units: read.units, isCalculated, hasPercentSign: stated.endsWith('%') };
}

/** Rounded half up to what an amount holds. */
function readCalculated(text: string): ReturnType<typeof readDecimal> {
  const read = readDecimal(text.replace(/(?<=[.,]\d{14})\d+/, ''), CALCULATED_DECIMALS);
  const step = 10n ** BigInt(CALCULATED_DECIMALS - DECIMALS);
  return read && { ...read, units: (read.units + step / 2n) / step, isExact: true };
}
