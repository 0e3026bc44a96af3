import type { FragranceColumn } from '../fragrance-import/fragranceColumns.ts';
import { readFragranceHeading } from '../import/headings/fragrance.ts';
import { headingParts } from '../import/headings/headingParts.ts';
import { assignColumns } from '../import/headings/readByRules.ts';

/** What the columns of a pasted table hold, as its headings say. */
export interface StatementTable {
  separator: string;
  columns: readonly (FragranceColumn | null)[];
  /** The unit of the shares that the heading states; null for percent. */
  unit: string | null;
  /** Where a unit of its own stands in each line; -1 where none does. */
  unitAt: number;
}

const UNIT_HEADING = /^(?:units?|uom|jedinica(?: mere)?|jm|einheit|unité|unità|unidad)$/i;

const cellsOf = (line: string, separator: string): string[] =>
  line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));

/** The table that a line heads: of its cells, parted by tabs, semicolons or bars, one is the name and one the share. */
export function tableOf(line: string): StatementTable | null {
  const separator = ['\t', ';', '|'].find((sign) => line.includes(sign));
  if (separator === undefined) return null;
  const cells = cellsOf(line, separator);
  const columns = assignColumns(cells, readFragranceHeading);
  const percentAt = columns.indexOf('PERCENT');
  if (percentAt < 0 || !(columns.includes('INCI') || columns.includes('CAS'))) return null;
  const { unit } = headingParts(cells[percentAt] ?? '');
  return {
    separator,
    columns,
    unit: unit === '%' ? null : unit,
    unitAt: cells.findIndex((cell) => UNIT_HEADING.test(cell)),
  };
}

/** A line of a table by its columns, with the unit of its share; null for a line of another width. */
export function rowOfTable(
  line: string,
  { separator, columns, unit, unitAt }: StatementTable,
): { cells: Partial<Record<FragranceColumn, string>>; unit: string | null } | null {
  const cells = cellsOf(line, separator);
  if (cells.length < 2 || cells.length > columns.length) return null;
  const named = columns.flatMap((column, at) => (column === null ? [] : [[column, cells[at] ?? ''] as const]));
  return {
    cells: Object.fromEntries(named) as Partial<Record<FragranceColumn, string>>,
    unit: cells[unitAt] || unit,
  };
}
