import { findHeadings, linesBelow } from './headings.ts';
import { materialKey } from './materialKey.ts';
import { type Line, MAX_PROBLEMS, readMaterial } from './readMaterial.ts';
import { columnOf, type SheetColumn } from './sheetColumns.ts';
import type { SheetRow } from './sheetRow.ts';

/** Raw materials of one sheet. */
export const MAX_ROWS = 5_000;

/** Why a sheet cannot be read at all. */
export type SheetErrorCode = 'NO_HEADINGS' | 'NO_ROWS' | 'TOO_MANY_ROWS';

/** The content of a sheet, or why it cannot be read. */
export type ReadSheet =
  | {
      readonly ok: true;
      /** Columns that were recognised, in the order of the sheet. */
      readonly columns: readonly SheetColumn[];
      /** Headings that were not recognised, and those of a column that occurred before. */
      readonly unknownColumns: readonly string[];
      readonly rows: readonly SheetRow[];
    }
  | { readonly ok: false; readonly code: SheetErrorCode };

/**
 * Reads a sheet of raw materials: headings in English or Serbian, under titles or not; a raw material in one row with its INCI names and percentages
 * separated by semicolons, line breaks or commas, or in several rows, of which the later ones have no trade name and continue the composition.
 */
export function readSheet(cells: readonly (readonly string[])[]): ReadSheet {
  const headings = findHeadings(cells, columnOf, accept);
  if (!headings) return { ok: false, code: 'NO_HEADINGS' };
  const columns = headings.columns.filter((column) => column !== null);
  const groups = groupLines(linesBelow(cells, headings), columns);
  if (groups.length === 0) return { ok: false, code: 'NO_ROWS' };
  if (groups.length > MAX_ROWS) return { ok: false, code: 'TOO_MANY_ROWS' };
  const rows = groups.map((lines) => readMaterial(lines, columns));
  reportDuplicates(rows);
  return { ok: true, columns, unknownColumns: headings.unknown, rows };
}

/** There must be a trade name and one other column. Percentages mean nothing without INCI names, so that column counts as unknown then. */
function accept(columns: (SheetColumn | null)[]): (SheetColumn | null)[] | null {
  const hasNames = columns.includes('INCI_NAMES');
  const kept = columns.map((column) => (column === 'MAX_CONCENTRATIONS' && !hasNames ? null : column));
  return kept.includes('TRADE_NAME') && kept.filter((column) => column !== null).length >= 2 ? kept : null;
}

/** Groups the lines by raw material: the first, and those below that continue its composition. */
function groupLines(lines: readonly Line[], columns: readonly SheetColumn[]): Line[][] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const above = groups.at(-1);
    if (above?.[0] && continues(line, above[0], columns)) above.push(line);
    else groups.push([line]);
  }
  return groups;
}

const isComposition = (column: SheetColumn): boolean => column === 'INCI_NAMES' || column === 'MAX_CONCENTRATIONS';

/** A line continues a composition if it has no trade name, and repeats in its other cells at most what the first line says (as where cells were filled downwards). */
function continues({ cells }: Line, first: Line, columns: readonly SheetColumn[]): boolean {
  if ((cells.TRADE_NAME ?? '').trim() !== '' || (first.cells.TRADE_NAME ?? '').trim() === '') return false;
  const filled = columns.filter((column) => (cells[column] ?? '').trim() !== '');
  return (
    filled.some(isComposition) &&
    filled.every((column) => isComposition(column) || cells[column]?.trim() === first.cells[column]?.trim())
  );
}

/** The second of two rows with the same names is an error: nobody can know which of the two is meant. */
function reportDuplicates(rows: readonly SheetRow[]): void {
  const seen = new Map<string, number>();
  for (const { line, values, problems } of rows) {
    const { tradeName, manufacturer = '' } = values;
    if (!tradeName) continue;
    const key = materialKey(tradeName, manufacturer);
    const first = seen.get(key);
    if (first === undefined) seen.set(key, line);
    else
      problems.splice(
        0,
        problems.length,
        { line, column: 'TRADE_NAME', code: 'TWICE_IN_FILE', value: String(first), isError: true },
        ...problems.slice(0, MAX_PROBLEMS - 1),
      );
  }
}
