import type { SheetErrorCode } from '../../domain/raw-material-import/readSheet.ts';

/** Why a file cannot be read as a sheet: what is missing in the sheet, or what is wrong with the file. */
export type FileErrorCode =
  SheetErrorCode | 'BROKEN' | 'PROTECTED' | 'TOO_LARGE' | 'TOO_SLOW' | 'NOT_ALLOWED' | 'QUOTES' | 'WEB_PAGE';

/** The message of each error. */
export const sheetErrorTexts: Record<FileErrorCode, string> = {
  NO_HEADINGS: 'No line of the sheet has the headings that are needed',
  NO_ROWS: 'There is no row below the headings',
  TOO_MANY_ROWS: 'The sheet has more rows than can be imported',
  BROKEN: 'The file is damaged or is no spreadsheet',
  PROTECTED: 'The file is protected by a password',
  TOO_LARGE: 'The sheet is too large once it is unpacked',
  TOO_SLOW: 'The sheet takes too long to be read',
  NOT_ALLOWED: 'The file holds a document type definition',
  WEB_PAGE: 'The file is a web page, although its name is that of a spreadsheet',
  QUOTES: 'A quotation mark of the file is never closed or stands where none may stand',
};

/** Thrown while a file is read. */
export class SheetError extends Error {
  constructor(readonly code: FileErrorCode) {
    super(sheetErrorTexts[code]);
  }
}
