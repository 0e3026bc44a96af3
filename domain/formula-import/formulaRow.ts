import type { NameProblemCode } from '../raw-material/checkInciNames.ts';
import type { SheetComponent } from '../raw-material-import/sheetRow.ts';
import type { AmountErrorCode } from './amount.ts';
import type { FormulaColumn } from './formulaColumns.ts';

/** What there is to say about a row. */
export type FormulaRowProblemCode =
  | AmountErrorCode
  | 'UNITS_DIFFER'
  | 'FRACTION_OR_PERCENT'
  | 'BATCH_UNKNOWN'
  | 'APPROXIMATE'
  | 'FILLED_BY_VOLUME'
  | 'FROM_BATCH'
  | 'DILUTED'
  | 'DILUTION_OPEN'
  | 'NAME_MISSING'
  | 'TOO_LONG'
  | 'SATIS_WITHOUT_AMOUNT'
  | 'SATIS_FILLS'
  | 'SECOND_REMAINDER'
  | 'AMOUNT_BESIDE_REMAINDER'
  | 'COUNT_MISMATCH'
  | 'DASH_IN_NAME'
  | 'SHARE_INVALID'
  | 'LOWER_END_ONLY'
  | 'ENDS_INCLUDED'
  | 'TOO_MANY_COMPONENTS'
  | 'ROUNDED'
  | 'REPEATED_AMOUNT'
  | 'AMOUNTS_ADDED'
  // Reported by the comparison of the INCI names with the dictionary.
  | NameProblemCode;

/** An error or a warning of a row. */
export interface FormulaRowProblem {
  code: FormulaRowProblemCode;
  column: FormulaColumn | null;
  /** What the cell says, cut at 200 characters. */
  value: string | null;
  /** Whether the row cannot become a line of the formula as it is. */
  isError: boolean;
}

/**
 * The texts of a row. All but the CAS numbers, which help to recognise it, are kept with the line or its raw material.
 */
export interface FormulaRowTexts {
  phase: string;
  code: string;
  tradeName: string;
  manufacturer: string;
  function: string;
  cas: string;
}

/** A line of a formula as it was read. */
export interface FormulaSheetRow extends FormulaRowTexts {
  /** Line of the sheet where it begins, from 1. */
  line: number;
  /** What the raw material is made of, as far as the sheet says. */
  components: SheetComponent[];
  /** Decimal text of what the row holds of the product; '' where it fills up to 100 % or cannot be read. */
  amount: string;
  /**
   * The percentage that is offered in place of the amount where those of the sheet are grams or the like; null
   * elsewhere.
   */
  scaledAmount: string | null;
  isRemainder: boolean;
  /** Whether the amount is the stored value of a calculated cell. */
  isCalculated: boolean;
  problems: FormulaRowProblem[];
}

/**
 * What the amounts of a sheet are: percentages, fractions that were multiplied by 100, or something else, such as the
 * grams of a batch.
 */
export type AmountScale = 'PERCENT' | 'FRACTIONS' | 'OTHER';

/** The line of the sheet that states a sum. */
export interface StatedTotal {
  line: number;
  /** As it stands there, fractions multiplied by 100. */
  value: string;
  /** Whether it is the sum of the rows, to 0.01. */
  isEqual: boolean;
}
