import type { Cells } from './openedSheet.ts';
import { filledCells } from './readHead.ts';
import type { SheetTable } from './sheetTable.ts';

const WHOLE = /^[<>≤≥~]{0,2} ?\d{1,3}$/;
const DECIMALS = /^\d{1,6} ?%?$/;

/**
 * The line, from 1, of a text parted by commas in which a comma seems to stand before decimals, too: more cells than
 * headings, and two whole numbers side by side, as in "Aqua,70,5". Null where there is none. The figure would be read
 * as 70, and what stands behind it in a wrong column.
 */
export function splitDecimalAt(
  cells: Cells,
  tables: readonly Pick<SheetTable<string>, 'headings' | 'end'>[],
): number | null {
  for (const { headings, end } of tables) {
    const width = (cells[headings] ?? []).findLastIndex((cell) => cell.trim() !== '') + 1;
    for (let at = headings + 1; at < end; at += 1) {
      const line = (cells[at] ?? []).map((cell) => cell.trim());
      const isWider = filledCells(line.slice(width)).length > 0;
      if (isWider && line.some((cell, place) => WHOLE.test(cell) && DECIMALS.test(line[place + 1] ?? '')))
        return at + 1;
    }
  }
  return null;
}
