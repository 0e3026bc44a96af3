import { utils, write } from '@e965/xlsx';
import type { SheetLanguage } from '../../domain/raw-material-import/sheetColumns.ts';
import { toCsv } from '../../domain/raw-material-import/toCsv.ts';

export type SheetFormat = 'xlsx' | 'csv';

/** Characters of the widest column. */
const WIDEST = 60;

/** A file with one sheet of these texts. Numbers and formulas are not told from texts: what is in a cell is what was given. */
export function writeSheet(
  cells: readonly (readonly string[])[],
  format: SheetFormat,
  language: SheetLanguage,
): Buffer {
  return format === 'csv' ? Buffer.from(toCsv(cells, language)) : toXlsx(cells);
}

/** ECMA-376, part 1, section 22.9.2.19 (ST_Xstring): what looks like an escape is itself escaped. */
const asString = (text: string): string => text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');

function toXlsx(cells: readonly (readonly string[])[]): Buffer {
  const sheet = utils.aoa_to_sheet(
    cells.map((line) => line.map((text) => ({ t: 's' as const, v: asString(text) }))),
    { dense: true },
  );
  const widths = (cells[0] ?? []).map((_, column) =>
    cells.reduce((widest, line) => Math.max(widest, line[column]?.length ?? 0), 0),
  );
  sheet['!cols'] = widths.map((width) => ({ wch: Math.min(WIDEST, width + 2) }));
  const workbook = utils.book_new();
  utils.book_append_sheet(workbook, sheet, 'Dosije');
  // Shared strings: what stands in the cells themselves, the reader would decode twice.
  return write(workbook, { type: 'buffer', bookType: 'xlsx', bookSST: true, compression: true }) as Buffer;
}
