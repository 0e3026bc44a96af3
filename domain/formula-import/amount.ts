import { compare, type Decimal, divide } from '../quantity/decimal.ts';
import { type Quantity, type QuantityContext, readQuantity } from '../quantity/readQuantity.ts';
import { readFilledSize, readRemainder } from '../quantity/readRemainder.ts';

/** Decimals of an amount as it is read: a fraction with eight decimals is a percentage with six. */
const DECIMALS = 8;
/** What a spreadsheet calculates may end in digits that only binary fractions have: such an amount is rounded. */
const ONE: Decimal = { units: 1n, scale: 0 };

/** An amount in units of 10^-8: percent, a fraction or grams, which only the sum of all tells. */
export type AmountUnits = bigint;

/** The size of a batch that a row fills up to; `isOtherSize` as of an amount. */
export interface FilledBatch {
  readonly units: AmountUnits;
  readonly isOtherSize: boolean;
}

/** Why an amount cannot be read. */
export type AmountErrorCode =
  'AMOUNT_MISSING' | 'NOT_A_NUMBER' | 'AMBIGUOUS_NUMBER' | 'NOT_POSITIVE' | 'TOO_MANY_DECIMALS' | 'NO_STORED_VALUE';

/** What the cell of an amount says. */
export type ReadAmount =
  | {
      readonly kind: 'amount';
      readonly units: AmountUnits;
      readonly isCalculated: boolean;
      /** A share has a unit such as a percent sign, so that it is no fraction and no weight. */
      readonly measure: Quantity['measure'];
      /** Whether its unit is of another size than a percent or a gram. */
      readonly isOtherSize: boolean;
    }
  /**
   * Fills up to 100 %, or to the size of a batch where that is stated. `isCertain` where the cell says so; "q.s." alone
   * may also mean an amount that nobody wrote.
   */
  | {
      readonly kind: 'remainder';
      readonly isCertain: boolean;
      readonly size: FilledBatch | null;
      readonly isVolume: boolean;
    }
  | { readonly kind: 'error'; readonly code: AmountErrorCode; readonly isCalculated: boolean };

/**
 * Reads the cell of an amount. A calculated cell begins with "=" and counts by its stored value behind it, which the
 * reader of the workbook puts there. "q.s.", "q.s. to 100", "ad 100" and "do 100" fill up to 100 %, and among grams "ad
 * 1000" to that batch. A range is no amount of a formula.
 */
export function readAmount(cell: string, context: QuantityContext = {}): ReadAmount {
  const text = cell.trim();
  const isCalculated = text.startsWith('=');
  const stated = isCalculated ? text.slice(1).trim() : text;
  const fail = (code: AmountErrorCode): ReadAmount => ({ kind: 'error', code, isCalculated });
  if (stated === '') return fail(isCalculated ? 'NO_STORED_VALUE' : 'AMOUNT_MISSING');
  const remainder = readRemainder(stated);
  const filled = readFilledSize(stated);
  if (remainder)
    return {
      kind: 'remainder',
      isCertain: remainder === 'certain',
      size: null,
      isVolume: filled?.isVolume ?? false,
    };
  const size = filled && !context.isPercentage ? readAmount(filled.size, context) : null;
  if (filled && size?.kind === 'amount' && size.measure !== 'SHARE')
    return { kind: 'remainder', isCertain: true, size, isVolume: filled.isVolume };
  // The stored value of a calculated cell has a decimal point and nothing between thousands.
  const read = readQuantity(stated, isCalculated ? { ...context, decimalSign: '.' } : context);
  if (read.kind === 'error' && (read.code === 'NEGATIVE' || read.code === 'AMBIGUOUS'))
    return fail(read.code === 'NEGATIVE' ? 'NOT_POSITIVE' : 'AMBIGUOUS_NUMBER');
  // A file of plain text has no stored values, only what would be calculated.
  if (read.kind !== 'amount' || read.isRange || read.limit !== '')
    return fail(isCalculated ? 'NO_STORED_VALUE' : 'NOT_A_NUMBER');
  const rounded = divide(read.max, ONE, DECIMALS);
  if (!isCalculated && compare(rounded, read.max) !== 0) return fail('TOO_MANY_DECIMALS');
  return rounded.units === 0n
    ? fail('NOT_POSITIVE')
    : {
        kind: 'amount',
        units: rounded.units,
        isCalculated,
        measure: read.measure,
        isOtherSize: (read.unit?.power ?? 0) !== 0,
      };
}
