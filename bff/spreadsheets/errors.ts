import type { SheetErrorCode } from '../../domain/raw-material-import/readSheet.ts';

/** Why a file cannot be read as a sheet: what the sheet says, or what the file is. */
export type FileFault = SheetErrorCode | 'BROKEN' | 'PROTECTED' | 'TOO_LARGE' | 'TOO_SLOW' | 'NOT_ALLOWED' | 'QUOTES';

/** What is told of each. */
export const faultTexts: Record<FileFault, string> = {
  NO_HEADINGS: 'No line of the sheet names a trade name and another column',
  NO_ROWS: 'There is no raw material below the headings',
  TOO_MANY_ROWS: 'The sheet has more than 5,000 raw materials',
  BROKEN: 'The file is damaged or is no spreadsheet',
  PROTECTED: 'The file is protected by a password',
  TOO_LARGE: 'The sheet is too large once it is unpacked',
  TOO_SLOW: 'The sheet takes too long to be read',
  NOT_ALLOWED: 'The file holds a document type definition',
  QUOTES: 'A quotation mark of the file is never closed or stands where none may stand',
};

/** Thrown where a file is read. */
export class UnreadableSheet extends Error {
  constructor(readonly fault: FileFault) {
    super(faultTexts[fault]);
  }
}
