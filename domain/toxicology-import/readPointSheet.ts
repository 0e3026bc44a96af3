import { type Headings, linesBelow, settleHeadings } from '../import/tables/headings.ts';
import type { Cells } from '../import/tables/openedSheet.ts';
import { columnUnit } from '../import/headings/columnUnit.ts';
import { decimalSignOf } from '../quantity/readQuantity.ts';
import { readPointHeading } from '../import/headings/toxicology.ts';
import type { SheetErrorCode } from '../raw-material-import/readSheet.ts';
import type { PointColumn } from './pointColumns.ts';
import { readPoint } from './readPoint.ts';
import type { PointRow } from './referencePoint.ts';

/** Rows of one table; EFSA's for cosmetic ingredients has 676. */
export const MAX_POINT_ROWS = 5_000;

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

/**
 * Reads a table of reference points: headings in seven languages, of which CAS and the value must be there, and one
 * row for each study.
 */
export function readPointSheet(cells: Cells, assigned: Headings<PointColumn> | null = null): ReadPointSheet {
  const headings = settleHeadings(cells, assigned, readPointHeading, accept);
  if (!headings) return { ok: false, code: 'NO_HEADINGS' };
  const lines = linesBelow(cells, headings);
  const context = {
    unit: columnUnit(headings, 'VALUE'),
    decimalSign: decimalSignOf(lines.map(({ cells: named }) => named.VALUE ?? '')),
  };
  const rows = lines.map(({ line, cells: named }) => readPoint(line, named, context));
  if (rows.length === 0) return { ok: false, code: 'NO_ROWS' };
  if (rows.length > MAX_POINT_ROWS) return { ok: false, code: 'TOO_MANY_ROWS' };
  const columns = headings.columns.filter((column) => column !== null);
  return { ok: true, columns, unknownColumns: headings.unknown, rows };
}

const accept = (columns: (PointColumn | null)[]) =>
  columns.includes('CAS') && columns.includes('VALUE') ? columns : null;
