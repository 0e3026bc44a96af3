import { z } from 'zod';
import { languageCodes } from '../../domain/language.ts';
import type { SheetCell } from '../../domain/raw-material-import/sheetCell.ts';
import { recordIds } from '../input.ts';

/** The format and language of a downloaded file. No schema checks the enumerations of a URL. */
export const sheetQuery = {
  format: z.enum(['xlsx', 'csv'], { error: 'Must be xlsx or csv' }),
  language: z.enum(languageCodes, { error: `Must be ${languageCodes.join(' or ')}` }),
};

/** Ids in a URL, separated by commas. */
export const idList = z
  .string()
  .transform((text) => text.split(','))
  .pipe(recordIds);

/** The query of the download of records that a person selected in a list. */
export const selectionQuery = z.strictObject({ ...sheetQuery, ids: idList });
export type SelectionQuery = z.output<typeof selectionQuery>;

/** The cells of a list that is downloaded. */
export interface ExportedCells {
  cells: SheetCell[][];
  /** The ids of selected records that are not in it: they are gone, or the caller does not see them. */
  leftOut: readonly string[];
}

/** The selected records that are not among those found. */
export const missingIds = (ids: readonly string[], found: readonly { id: string }[]): string[] =>
  ids.filter((id) => !found.some((one) => one.id === id));

/** The query of a list that can also be narrowed to a selection. */
export type WithIds<Query extends { filter?: object | null | undefined }> = Omit<Query, 'filter'> & {
  filter?: (NonNullable<Query['filter']> & { ids?: readonly string[] }) | null | undefined;
};
