import { beginning, lineOfText } from '../raw-material-import/cellTexts.ts';
import { unguardFormula } from '../raw-material-import/formulaGuard.ts';
import type { SheetErrorCode } from '../raw-material-import/readSheet.ts';
import { pointColumnOf, type PointColumn } from './pointColumns.ts';
import { readPoint, type PointCells } from './readPoint.ts';
import type { PointRow } from './referencePoint.ts';

/** Rows of one table; EFSA's for cosmetic ingredients has 676. */
export const MAX_POINT_ROWS = 5_000;
const MAX_UNKNOWN_COLUMNS = 100;
/** The headings are looked for in the first lines only; titles may stand above them. */
const MAX_TITLE_LINES = 20;

/** The content of a table of reference points, or why it cannot be read. */
export type ReadPointSheet =
  | {
      readonly ok: true;
      /** Columns that were recognised, in the order of the sheet. */
      readonly columns: readonly PointColumn[];
      /** Headings that were not recognised, and those of a column that occurred before. */
      readonly unknownColumns: readonly string[];
      readonly rows: readonly PointRow[];
    }
  | { readonly ok: false; readonly code: SheetErrorCode };

/** Reads a table of reference points: headings in English or Serbian, of which CAS and the value must be there, and one row for each study. */
export function readPointSheet(cells: readonly (readonly string[])[]): ReadPointSheet {
  const headings = findHeadings(cells);
  if (!headings) return { ok: false, code: 'NO_HEADINGS' };
  const { at, columns } = headings;
  const rows = cells.slice(at + 1).flatMap((line, below) => {
    const named = columns.flatMap((column, place) =>
      column === null ? [] : [[column, unguardFormula(line[place] ?? '')] as const],
    );
    const found: PointCells = Object.fromEntries(named);
    return named.every(([, cell]) => cell.trim() === '') ? [] : [readPoint(at + below + 2, found)];
  });
  if (rows.length === 0) return { ok: false, code: 'NO_ROWS' };
  if (rows.length > MAX_POINT_ROWS) return { ok: false, code: 'TOO_MANY_ROWS' };
  const unknownColumns = (cells[at] ?? [])
    .filter((heading, place) => columns[place] === null && heading.trim() !== '')
    .slice(0, MAX_UNKNOWN_COLUMNS)
    .map((heading) => beginning(lineOfText(heading), 200));
  return { ok: true, columns: columns.filter((column) => column !== null), unknownColumns, rows };
}

function findHeadings(cells: readonly (readonly string[])[]): { at: number; columns: (PointColumn | null)[] } | null {
  for (const [at, line] of cells.slice(0, MAX_TITLE_LINES).entries()) {
    const columns: (PointColumn | null)[] = [];
    for (const heading of line) {
      const column = pointColumnOf(heading);
      columns.push(column !== null && columns.includes(column) ? null : column);
    }
    if (columns.includes('CAS') && columns.includes('VALUE')) return { at, columns };
  }
  return null;
}
