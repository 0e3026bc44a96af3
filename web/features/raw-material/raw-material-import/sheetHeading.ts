import { COLUMN_NAMES, type ReadColumn } from '../../../../domain/raw-material-import/sheetColumns.ts';
import { currentLanguage } from '../../../shared/i18n/i18n.ts';

/** The heading of a column in the language of the page; a key that is none stays as it is. */
export const sheetHeading = (column: string): string =>
  Object.hasOwn(COLUMN_NAMES, column) ? COLUMN_NAMES[column as ReadColumn][currentLanguage()] : column;
