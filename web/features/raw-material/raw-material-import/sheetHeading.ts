import { SHEET_HEADINGS, type SheetColumn } from '../../../../domain/raw-material-import/sheetColumns.ts';
import { currentLanguage } from '../../../shared/i18n/i18n.ts';

/** The heading of a column in the language of the page; a key that is none stays as it is. */
export const sheetHeading = (column: string): string =>
  Object.hasOwn(SHEET_HEADINGS, column) ? SHEET_HEADINGS[column as SheetColumn][currentLanguage()] : column;
