import type { SheetErrorCode } from '../../domain/raw-material-import/readSheet.ts';

/** Why a file cannot be read as a sheet: what is missing in the sheet, or what is wrong with the file. */
export type FileErrorCode =
  | SheetErrorCode
  | 'SEVERAL_TABLES'
  | 'COLUMNS_GUESSED'
  | 'TABLE_UNKNOWN'
  | 'COLUMN_UNKNOWN'
  | 'COLUMN_TWICE'
  | 'COLUMN_MISSING'
  | 'BROKEN'
  | 'PROTECTED'
  | 'TOO_LARGE'
  | 'TOO_SLOW'
  | 'NOT_ALLOWED'
  | 'QUOTES'
  | 'DECIMAL_COMMAS'
  | 'LINES_UNEVEN'
  | 'WEB_PAGE';

/** The message of each error. */
export const sheetErrorTexts: Record<FileErrorCode, string> = {
  NO_HEADINGS: 'No line of the sheet has the headings that are needed',
  NO_ROWS: 'There is no row below the headings',
  TOO_MANY_ROWS: 'The sheet has more rows than can be imported',
  SEVERAL_TABLES: 'The file has several tables: say which are meant',
  COLUMNS_GUESSED: 'What some columns hold is only guessed: say what they are',
  TABLE_UNKNOWN: 'The file has no such table',
  COLUMN_UNKNOWN: 'There is no such column',
  COLUMN_TWICE: 'The column is assigned twice',
  COLUMN_MISSING: 'A column that is needed is not assigned',
  BROKEN: 'The file is damaged or is no spreadsheet',
  PROTECTED: 'The file is protected by a password',
  TOO_LARGE: 'The sheet is too large once it is unpacked',
  TOO_SLOW: 'The sheet takes too long to be read',
  NOT_ALLOWED: 'The file holds a document type definition',
  WEB_PAGE: 'The file is a web page, although its name is that of a spreadsheet',
  DECIMAL_COMMAS: 'A comma parts the cells and stands before decimals, too',
  LINES_UNEVEN: 'Some lines have fewer or more cells than the headings: look at them and say what the columns are',
  QUOTES: 'A quotation mark of the file is never closed or stands where none may stand',
};

/** Thrown while a file is read. */
export class SheetError extends Error {
  /** `path` is the place of the choice that is wrong, such as `tables.0.columns.2`. */
  constructor(
    readonly code: FileErrorCode,
    readonly path: string | null = null,
  ) {
    super(sheetErrorTexts[code]);
  }
}
