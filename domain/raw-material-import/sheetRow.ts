import type { MaterialType } from '../raw-material/rawMaterial.ts';
import type { SheetColumn } from './sheetColumns.ts';
import type { SheetCmrStatus } from './sheetWords.ts';

/** What can be wrong with a row, or should be looked at. */
export type SheetProblemCode =
  | 'NAME_MISSING'
  | 'COMPOSITION_MISSING'
  | 'INCI_MISSING'
  | 'COUNT_MISMATCH'
  | 'TOO_MANY_COMPONENTS'
  | 'NOT_A_NUMBER'
  | 'NEGATIVE'
  | 'CONCENTRATION_OVER_100'
  | 'SUM_OVER_100'
  | 'UNKNOWN_TYPE'
  | 'UNKNOWN_VALUE'
  | 'TOO_LONG'
  | 'TWICE_IN_FILE'
  | 'REASON_IGNORED'
  | 'CMR_QUANTITY_IGNORED'
  // Told by the service that holds the rows against what it knows.
  | 'SEVERAL_KNOWN'
  | 'ANOTHER_CREATOR';

/** Something about a row. */
export interface SheetProblem {
  /** Line of the sheet, from 1. */
  line: number;
  column: SheetColumn | null;
  code: SheetProblemCode;
  /** The value in question as one line, cut at 200 characters. */
  value: string | null;
  /** Whether the raw material is left out because of it. */
  isError: boolean;
}

export interface SheetComponent {
  inciName: string;
  /** As `readConcentration` keeps it; '' when not known. */
  maxConcentration: string;
}

/** Everything a sheet says of a raw material. */
export interface SheetMaterial {
  tradeName: string;
  manufacturer: string;
  type: MaterialType;
  composition: SheetComponent[];
  hasValidDocuments: boolean;
  statusDescription: string;
  microbiology: string;
  impurities: string;
  cmrStatus: SheetCmrStatus;
  cmrQuantity: string;
  isNano: boolean;
}

/** A raw material as it was read. What the sheet has no column for is not there; a yes, no or type that was left empty neither. */
export interface SheetRow {
  /** Line where it begins, from 1. */
  line: number;
  values: Partial<SheetMaterial>;
  /** At most 50. */
  problems: SheetProblem[];
}
