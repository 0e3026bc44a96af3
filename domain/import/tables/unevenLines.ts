import type { Cells } from './openedSheet.ts';
import { filledCells } from './readHead.ts';
import type { SheetTable } from './sheetTable.ts';

/**
 * The lines of a table of a text file, from 1, that have fewer or more cells than its headings, so that their cells may
 * stand in wrong columns. Nothing but separators behind the last heading says nothing, and a text alone in its line
 * stands where it should. Ours: the format of RFC 4180 wants the same number of cells in each line.
 */
export function unevenLines(
  cells: Cells,
  { first, headings, end }: Pick<SheetTable<string>, 'first' | 'headings' | 'end'>,
): number[] {
  const widthOf = (line: readonly string[] | undefined): number =>
    (line ?? []).findLastIndex((cell) => cell.trim() !== '') + 1;
  const width = Math.max(...cells.slice(first, headings + 1).map(widthOf));
  return cells.slice(headings + 1, end).flatMap((line, below) => {
    const isEmpty = filledCells(line).length === 0;
    const isUneven = widthOf(line) > width || (line.length < width && line.length > 1);
    return !isEmpty && isUneven ? [headings + 2 + below] : [];
  });
}
