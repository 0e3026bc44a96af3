import { utils, write, type CellObject, type WorkBook } from '@e965/xlsx';

export type Cell = string | number | CellObject;

/** The bytes of a workbook with one sheet; a number is written as one, an empty text as no cell. */
export function workbookOf(rows: readonly (readonly Cell[])[], properties: WorkBook['Workbook'] = {}): Buffer {
  const sheet = utils.aoa_to_sheet(rows.map((row) => row.map((cell) => (cell === '' ? null : cell))));
  const workbook = utils.book_new();
  utils.book_append_sheet(workbook, sheet, 'Sheet');
  workbook.Workbook = properties;
  return write(workbook, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
}

/** A cell with a date as spreadsheet programs store one: days since the end of 1899, and a format. */
export const dateCell = (day: string, format: string): CellObject => ({
  t: 'n',
  v: (Date.parse(`${day}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000,
  z: format,
});
