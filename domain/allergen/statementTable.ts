import type { FragranceColumn } from '../fragrance-import/fragranceColumns.ts';
import { columnUnit, rowUnit } from '../import/headings/columnUnit.ts';
import { readFragranceHeading } from '../import/headings/fragrance.ts';
import { assignColumns } from '../import/headings/readByRules.ts';
import { type Headings, headingsOf, linesBelow } from '../import/tables/headings.ts';
import type { QuantityContext } from '../quantity/readQuantity.ts';

/** A pasted table with what its headings say. */
export interface StatementTable {
  separator: string;
  headings: Headings<FragranceColumn>;
}

/** A line of a table by its columns; `context` is what heading and column of units say of its share. */
export interface StatementRow {
  cells: Partial<Record<FragranceColumn, string>>;
  context: QuantityContext;
}

const cellsOf = (line: string, separator: string): string[] =>
  line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));

/** The table that a line heads: of its cells, parted by tabs, semicolons or bars, one is the name and one the share. */
export function tableOf(line: string): StatementTable | null {
  const separator = ['\t', ';', '|'].find((sign) => line.includes(sign));
  if (separator === undefined) return null;
  const texts = cellsOf(line, separator);
  const columns = assignColumns(texts, readFragranceHeading);
  const isTable = columns.includes('PERCENT') && (columns.includes('INCI') || columns.includes('CAS'));
  return isTable ? { separator, headings: headingsOf(-1, texts, columns) } : null;
}

/** A line of a table; null for one of another width. */
export function rowOfTable(line: string, { separator, headings }: StatementTable): StatementRow | null {
  const written = cellsOf(line, separator);
  if (written.length < 2 || written.length > headings.columns.length) return null;
  const [{ cells } = { cells: {} as StatementRow['cells'] }] = linesBelow([written], headings, (cell) => cell);
  const unit = columnUnit(headings, 'PERCENT');
  return { cells, context: { unit, rowUnit: rowUnit(headings, 'PERCENT', cells.UNIT) } };
}
