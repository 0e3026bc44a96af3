import { utils, write, type CellObject } from '@e965/xlsx';
import type { Language } from '../../domain/language.ts';
import type { SheetCell } from '../../domain/raw-material-import/sheetCell.ts';
import { toCsv } from '../../domain/raw-material-import/toCsv.ts';

export type SheetFormat = 'xlsx' | 'csv';

/** Width of the widest column, in characters. */
const MAX_WIDTH = 60;

/** Shows 0.05 as 5.00%, with up to the six decimals of a formula. */
const PERCENT_FORMAT = '0.00####%';

/** A file with one sheet of these cells. A text stays a text, even if it looks like a number or a formula. */
export function writeSheet(cells: readonly (readonly SheetCell[])[], format: SheetFormat, language: Language): Buffer {
  return format === 'csv' ? Buffer.from(toCsv(cells, language)) : toXlsx(cells);
}

/** ECMA-376, part 1, section 22.9.2.19 (ST_Xstring): what looks like an escape is itself escaped. */
const asString = (text: string): string => text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');

/**
 * A percentage is the number that a spreadsheet calculates with. Moving the decimal point in the text loses no digit,
 * as a division may.
 */
const toCell = (cell: SheetCell): CellObject =>
  typeof cell === 'string'
    ? { t: 's', v: asString(cell) }
    : { t: 'n', v: Number(`${cell.percent}e-2`), z: PERCENT_FORMAT };

const widthOf = (cell: SheetCell | undefined): number =>
  (typeof cell === 'string' ? cell : (cell?.percent ?? '')).length;

function toXlsx(cells: readonly (readonly SheetCell[])[]): Buffer {
  const sheet = utils.aoa_to_sheet(
    cells.map((line) => line.map(toCell)),
    { dense: true },
  );
  const widths = (cells[0] ?? []).map((_, column) =>
    cells.reduce((widest, line) => Math.max(widest, widthOf(line[column])), 0),
  );
  sheet['!cols'] = widths.map((width) => ({ wch: Math.min(MAX_WIDTH, width + 2) }));
  const workbook = utils.book_new();
  utils.book_append_sheet(workbook, sheet, 'Dosije');
  // With shared strings, because the library decodes strings inside the cells twice when it reads them.
  return write(workbook, { type: 'buffer', bookType: 'xlsx', bookSST: true, compression: true }) as Buffer;
}
