import type { NameProblemCode } from '../raw-material/checkInciNames.ts';
import type { MaterialType } from '../raw-material/rawMaterial.ts';
import type { LineField, TextField } from '../raw-material/rawMaterialFields.ts';
import type { SheetColumn } from './sheetColumns.ts';
import type { SheetCmrStatus } from './sheetWords.ts';

/** Errors and warnings of a row. */
export type SheetProblemCode =
  | 'NAME_MISSING'
  | 'COMPOSITION_MISSING'
  | 'INCI_MISSING'
  | 'NAME_REPEATED'
  | 'COUNT_MISMATCH'
  | 'TOO_MANY_COMPONENTS'
  | 'NOT_A_NUMBER'
  | 'AMBIGUOUS_NUMBER'
  | 'NEGATIVE'
  | 'CONCENTRATION_OVER_100'
  | 'SUM_OVER_100'
  | 'ASSAY_OVER_100'
  | 'APPROXIMATE'
  | 'LOWER_END_ONLY'
  | 'ENDS_INCLUDED'
  | 'DASH_IN_NAME'
  | 'SHARED_CONCENTRATION'
  | 'FRACTIONS_READ'
  | 'FRACTION_OR_PERCENT'
  | 'REMAINDER_FILLED'
  | 'REMAINDER_OPEN'
  | 'TOTAL_LEFT_OUT'
  | 'REMARK_LEFT_OUT'
  | 'UNKNOWN_TYPE'
  | 'UNKNOWN_VALUE'
  | 'TOO_LONG'
  | 'TWICE_IN_FILE'
  | 'REASON_IGNORED'
  | 'CMR_QUANTITY_IGNORED'
  // Reported by the comparison of the INCI names with the dictionary.
  | NameProblemCode
  // Reported by the service, which compares the rows with the raw materials it has.
  | 'SEVERAL_KNOWN'
  | 'ANOTHER_CREATOR'
  | 'ALREADY_THERE'
  | 'ANOTHER_ORGANISATION'
  | 'ANOTHER_ORGANISATION_DIFFERS';

/** An error or a warning of a row. */
export interface SheetProblem {
  /** Line of the sheet, from 1. */
  line: number;
  column: SheetColumn | null;
  code: SheetProblemCode;
  /** The value in question as one line, cut at 200 characters. */
  value: string | null;
  /** Whether the raw material is left out because of it. */
  isError: boolean;
  /** For an INCI name: the one that is probably meant. */
  suggestion?: string;
  /** For an INCI name that is prohibited: where, such as II/221. */
  reference?: string;
}

export interface SheetComponent {
  inciName: string;
  /** As `readConcentration` keeps it; '' when not known. */
  maxConcentration: string;
}

/** Everything that a sheet holds of one raw material. */
export interface SheetMaterial extends Record<LineField | TextField, string> {
  type: MaterialType;
  composition: SheetComponent[];
  hasValidDocuments: boolean;
  cmrStatus: SheetCmrStatus;
  isNano: boolean;
}

/** A raw material as it was read. A field without a column is undefined, and so is one whose cell is empty, but for the
 * manufacturer, which tells raw materials of one name apart. */
export interface SheetRow {
  /** Line where the raw material begins, from 1. */
  line: number;
  values: Partial<SheetMaterial>;
  /** At most 50. */
  problems: SheetProblem[];
}
