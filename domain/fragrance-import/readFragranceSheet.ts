import { readShare } from '../allergen/readStatement.ts';
import { columnUnit, rowUnit, statesPercent } from '../import/headings/columnUnit.ts';
import { headingParts } from '../import/headings/headingParts.ts';
import { shareScalesOf } from '../import/rows/shareScale.ts';
import { decimalSignOf } from '../quantity/readQuantity.ts';
import { readAboveTable } from './aboveTable.ts';
import { readFragranceHeading } from '../import/headings/fragrance.ts';
import { lineOfText } from '../raw-material-import/cellTexts.ts';
import { type Headings, linesBelow, settleHeadings } from '../import/tables/headings.ts';
import type { Cells } from '../import/tables/openedSheet.ts';
import type { SheetErrorCode } from '../raw-material-import/readSheet.ts';
import type { FragranceColumn } from './fragranceColumns.ts';
import type { SheetFragrance } from './fragranceSheet.ts';
import { type FragranceLine, isTotalLine, readFragrance } from './readFragrance.ts';

/** Perfumes and aromas of one sheet. */
export const MAX_FRAGRANCES = 500;

/** The content of a sheet of allergen statements, or why it cannot be read. */
export type ReadFragranceSheet =
  | {
      readonly ok: true;
      /** Columns that were recognised, in the order of the sheet. */
      readonly columns: readonly FragranceColumn[];
      /** Headings that were not recognised, and those of a column that occurred before. */
      readonly unknownColumns: readonly string[];
      readonly fragrances: readonly SheetFragrance[];
      /** Lines that state a sum and name no allergen, from 1. */
      readonly totals: readonly number[];
    }
  | { readonly ok: false; readonly code: SheetErrorCode };

/**
 * Reads a sheet of allergen statements: headings in seven languages, of which the perfume, the allergen and its
 * share must be there, and one line for each allergen. A line without the name of a perfume belongs to the one above,
 * and lines of the same name together, whatever its case.
 */
export function readFragranceSheet(
  cells: Cells,
  assigned: Headings<FragranceColumn> | null = null,
): ReadFragranceSheet {
  const headings = settleHeadings(cells, assigned, readFragranceHeading, accept);
  if (!headings) return { ok: false, code: 'NO_HEADINGS' };
  const above = headings.columns.includes('NAME') ? { cells: {}, isTitle: false } : readAboveTable(cells, headings.at);
  const groups = new Map<string, FragranceLine[]>();
  const contextOf = (column: 'PERCENT' | 'LIMIT') => ({
    unit: columnUnit(headings, column),
    decimalSign: decimalSignOf(below.map((line) => line.cells[column] ?? '')),
  });
  const totals: number[] = [];
  let current = '';
  const below = linesBelow(cells, headings);
  for (const found of below) {
    const named = Object.entries<string | undefined>(found.cells).map(([column, cell]) => [
      column,
      lineOfText(cell ?? ''),
    ]);
    const own = Object.fromEntries(named) as FragranceLine['cells'];
    own.UNIT = rowUnit(headings, 'PERCENT', own.UNIT) ?? '';
    const line: FragranceLine = { line: found.line, cells: groups.size === 0 ? { ...above.cells, ...own } : own };
    if (isTotalLine(line)) {
      totals.push(line.line);
      continue;
    }
    current = (line.cells.NAME ?? '').toLowerCase() || current;
    const group = groups.get(current);
    if (group) group.push(line);
    else groups.set(current, [line]);
  }
  const { unit } = headingParts(headings.texts[headings.columns.indexOf('PERCENT')] ?? '');
  const context = { share: contextOf('PERCENT'), limit: contextOf('LIMIT'), isTitle: above.isTitle };
  const areSmall =
    !statesPercent(headings, 'PERCENT') &&
    below.every(({ cells: { PERCENT = '', UNIT } }) => !UNIT && isSmall(PERCENT));
  /** Under a heading that says fraction, or where the figures of a perfume add up to 1. */
  const mayBeFractions = (lines: readonly FragranceLine[]): boolean =>
    areSmall && (unit === 'fraction' || (unit === null && shareScalesOf([figuresOf(lines)], false)[0] === 'FRACTIONS'));
  if (groups.size === 0) return { ok: false, code: 'NO_ROWS' };
  if (groups.size > MAX_FRAGRANCES) return { ok: false, code: 'TOO_MANY_ROWS' };
  return {
    ok: true,
    columns: headings.columns.filter((column) => column !== null),
    unknownColumns: headings.unknown,
    fragrances: [...groups.values()].map((lines) =>
      readFragrance(lines, { ...context, mayBeFractions: mayBeFractions(lines) }),
    ),
    totals,
  };
}

const figuresOf = (lines: readonly FragranceLine[]): number[] =>
  lines.flatMap(({ cells: { PERCENT = '' } }) => readShare(PERCENT, {})?.percent ?? []).map(Number);

/** Whether a cell may be a fraction of 1: nothing but a figure of at most 1, or no figure. */
const isSmall = (cell: string): boolean =>
  !/\d/.test(cell) || /^[<≤]? ?(?:0?[.,]\d{1,12}|0|1(?:[.,]0{1,6})?)$/.test(cell.trim());

/**
 * The allergen and its share must be there. A table without the name of the perfume is the statement of one, whose name
 * stands above it; "Name" is then that of the allergen.
 */
function accept(columns: (FragranceColumn | null)[], headings: readonly string[]): (FragranceColumn | null)[] | null {
  if (!columns.includes('PERCENT')) return null;
  if (columns.includes('INCI')) return columns;
  const at = columns.indexOf('NAME');
  const isOfAllergen = at >= 0 && readFragranceHeading(headings[at] ?? '')?.otherwise === 'INCI';
  return isOfAllergen ? columns.with(at, 'INCI') : null;
}
