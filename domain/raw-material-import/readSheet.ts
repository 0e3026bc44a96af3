import { readRawMaterialHeading } from '../import/headings/raw-material.ts';
import { columnUnit, rowUnit, statesPercent } from '../import/headings/columnUnit.ts';
import { joinEnds } from '../import/rows/joinEnds.ts';
import { shareScalesOf } from '../import/rows/shareScale.ts';
import { isTotal } from '../import/rows/totals.ts';
import { readConcentration } from '../raw-material/concentration.ts';
import { readComposition } from './compositionCells.ts';
import { type Headings, linesBelow, settleHeadings } from '../import/tables/headings.ts';
import type { Cells } from '../import/tables/openedSheet.ts';
import { materialKey } from './materialKey.ts';
import { type Line, MAX_PROBLEMS, readMaterial } from './readMaterial.ts';
import { isSheetColumn, type ReadColumn, type SheetColumn } from './sheetColumns.ts';
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
 * Reads a sheet of raw materials: headings in seven languages, under titles or not; a raw material in one row with
 * its INCI names and percentages separated by semicolons, line breaks, commas or "(and)", or in several rows, of which
 * the later ones continue the composition: without a trade name, or with the same one again.
 */
export function readSheet(cells: Cells, assigned: Headings<ReadColumn> | null = null): ReadSheet {
  const headings = settleHeadings(cells, assigned, readRawMaterialHeading, accept);
  if (!headings) return { ok: false, code: 'NO_HEADINGS' };
  const columns = headings.columns.filter(isSheetColumn);
  const unit = columnUnit(headings, 'MAX_CONCENTRATIONS');
  const hasLowerEnds = headings.columns.includes('MIN_CONCENTRATIONS');
  const lines = linesBelow(cells, headings).map((line) => {
    const { UNIT, MIN_CONCENTRATIONS = '', MAX_CONCENTRATIONS = '' } = line.cells;
    const joined = hasLowerEnds ? joinEnds(MIN_CONCENTRATIONS, MAX_CONCENTRATIONS) : MAX_CONCENTRATIONS;
    const unit = rowUnit(headings, 'MAX_CONCENTRATIONS', UNIT) ?? '';
    return { ...line, cells: { ...line.cells, MAX_CONCENTRATIONS: joined, UNIT: unit } };
  });
  const groups = groupLines(lines.map(withTotalBelow), columns);
  if (groups.length === 0) return { ok: false, code: 'NO_ROWS' };
  if (groups.length > MAX_ROWS) return { ok: false, code: 'TOO_MANY_ROWS' };
  const hasUnits = unit !== null || lines.some(statesUnit);
  const rows = readScaled(groups, columns, unit, hasUnits ? null : statesPercent(headings, 'MAX_CONCENTRATIONS'));
  reportDuplicates(rows);
  return { ok: true, columns, unknownColumns: headings.unknown, rows };
}

/** Whether a cell of the composition states a unit of its own, so that the column holds no fractions of 1. */
const statesUnit = ({ cells }: Line): boolean =>
  Boolean(cells.UNIT) || /[%‰]|pp[mb]|g\/k?g/i.test(`${cells.INCI_NAMES ?? ''} ${cells.MAX_CONCENTRATIONS ?? ''}`);

/**
 * Reads the raw materials. Figures without a unit may be fractions of 1, which their sums tell; what the sums leave
 * open is a question of each raw material. `isPercentStated` is null where a unit is stated and nothing is open.
 */
function readScaled(
  groups: readonly (readonly Line[])[],
  columns: readonly SheetColumn[],
  unit: string | null,
  isPercentStated: boolean | null,
): SheetRow[] {
  const readAll = (of: string | null): SheetRow[] => groups.map((lines) => readMaterial(lines, columns, of));
  const rows = readAll(unit);
  if (isPercentStated === null) return rows;
  const scales = shareScalesOf(rows.map(figuresOf), isPercentStated);
  const fractions = scales.every((scale) => scale === 'PERCENT') ? [] : readAll('fraction');
  return rows.map((row, at) => {
    const fraction = fractions[at];
    const [figure] = figuresOf(row).slice(-1);
    const [percent] = fraction ? figuresOf(fraction).slice(-1) : [];
    if (!fraction || scales[at] === 'PERCENT' || figure === undefined || percent === undefined) return row;
    const isRead = scales[at] === 'FRACTIONS';
    const read = isRead ? fraction : row;
    read.problems.push({
      line: row.line,
      column: 'MAX_CONCENTRATIONS',
      code: isRead ? 'FRACTIONS_READ' : 'FRACTION_OR_PERCENT',
      value: isRead ? `${figure} = ${percent} %` : `${figure} % / ${percent} %`,
      // Under a percent sign it is only noteworthy.
      isError: !isRead && !isPercentStated,
    });
    return read;
  });
}

const figuresOf = ({ values }: SheetRow): number[] =>
  (values.composition ?? []).flatMap(({ maxConcentration }) => {
    const read = readConcentration(maxConcentration);
    return read.ok && read.percent !== null ? [read.percent] : [];
  });

const isShare = (column: ReadColumn | null): boolean =>
  column === 'MAX_CONCENTRATIONS' || column === 'MIN_CONCENTRATIONS';

/**
 * There must be a trade name and one other column. Percentages mean nothing without INCI names, so that those
 * columns count as unknown then.
 */
function accept(columns: (ReadColumn | null)[]): (ReadColumn | null)[] | null {
  const hasNames = columns.includes('INCI_NAMES');
  const kept = columns.map((column) => (isShare(column) && !hasNames ? null : column));
  return kept.includes('TRADE_NAME') && kept.filter(isSheetColumn).length >= 2 ? kept : null;
}

const textOf = ({ cells }: Line, column: SheetColumn): string => (cells[column] ?? '').trim();

/** A total in the column of trade names is one of the composition above it. */
function withTotalBelow(line: Line): Line {
  const isSum = isTotal(textOf(line, 'TRADE_NAME')) && textOf(line, 'INCI_NAMES') === '';
  return isSum ? { ...line, cells: { ...line.cells, TRADE_NAME: '', INCI_NAMES: line.cells.TRADE_NAME ?? '' } } : line;
}

/** The lines of one raw material, with the keys of its INCI names. */
interface Group {
  lines: [Line, ...Line[]];
  names: Set<string>;
}

/** Groups the lines by raw material: the first, and those below that continue its composition. */
function groupLines(lines: readonly Line[], columns: readonly SheetColumn[]): Line[][] {
  const groups: Group[] = [];
  for (const line of lines) {
    const above = groups.at(-1);
    const names = namesOf(line);
    if (above && continues(line, names, above, columns)) {
      above.lines.push(line);
      for (const name of names) above.names.add(name);
    } else groups.push({ lines: [line], names: new Set(names) });
  }
  return groups.map((group) => group.lines);
}

const isComposition = (column: SheetColumn): boolean => column === 'INCI_NAMES' || column === 'MAX_CONCENTRATIONS';

const namesOf = (line: Line): string[] =>
  readComposition(textOf(line, 'INCI_NAMES'), '').pairs.map(({ inciName }) => materialKey(inciName, ''));

/**
 * A line continues a composition if it has no trade name or the one above again, and repeats in its other cells at most
 * what the first line says (as where cells were filled downwards). Under a repeated trade name its INCI names must be
 * new: else it is the same raw material a second time.
 */
function continues(
  line: Line,
  names: readonly string[],
  { lines: [first], names: above }: Group,
  columns: readonly SheetColumn[],
): boolean {
  const isSame = (column: SheetColumn): boolean =>
    materialKey(textOf(line, column), '') === materialKey(textOf(first, column), '');
  const isNameless = textOf(line, 'TRADE_NAME') === '';
  if (textOf(first, 'TRADE_NAME') === '' || !(isNameless || isSame('TRADE_NAME'))) return false;
  const filled = columns.filter((column) => column !== 'TRADE_NAME' && textOf(line, column) !== '');
  if (!filled.some(isComposition) || !filled.every((column) => isComposition(column) || isSame(column))) return false;
  return isNameless || (above.size > 0 && names.length > 0 && !names.some((name) => above.has(name)));
}

/** Rows with the same names are errors, each of them: nobody can know which is meant. */
function reportDuplicates(rows: readonly SheetRow[]): void {
  const groups = new Map<string, SheetRow[]>();
  for (const row of rows) {
    const { tradeName, manufacturer = '' } = row.values;
    if (!tradeName) continue;
    const key = materialKey(tradeName, manufacturer);
    const same = groups.get(key);
    if (same) same.push(row);
    else groups.set(key, [row]);
  }
  for (const [first, second, ...more] of groups.values()) {
    if (!first || !second) continue;
    for (const row of [first, second, ...more]) {
      const other = row === first ? second : first;
      const problem = { line: row.line, column: 'TRADE_NAME', code: 'TWICE_IN_FILE', isError: true } as const;
      row.problems.splice(MAX_PROBLEMS - 1);
      row.problems.unshift({ ...problem, value: String(other.line) });
    }
  }
}
