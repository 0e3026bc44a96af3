import { assignColumns, type HeadingReader } from '../import/headings/readByRules.ts';
import { beginning, lineOfText } from './cellTexts.ts';
import { unguardFormula } from './formulaGuard.ts';

const MAX_UNKNOWN_COLUMNS = 100;
/** The headings are looked for in the first lines only; titles and addresses may stand above them. */
const MAX_TITLE_LINES = 20;

/** A sheet or a line of it as texts. */
export type Cells = readonly (readonly string[])[];

/** The line of headings of a sheet. */
export interface Headings<Column extends string> {
  /** Its number from 0. */
  at: number;
  /** The column at each place; null for one that was not recognised, or that occurred before. */
  columns: (Column | null)[];
  /** What the unrecognised headings say. */
  unknown: string[];
}

/** A line by its columns; a missing cell is undefined. `line` counts from 1. */
export interface SheetLine<Column extends string> {
  line: number;
  cells: Partial<Record<Column, string>>;
}

/**
 * The first line with enough headings. `accept` gets the columns of a line, each at most once, and returns those that
 * count, or null when they are not enough.
 */
export function findHeadings<Column extends string>(
  cells: Cells,
  readHeading: HeadingReader<Column>,
  accept: (columns: (Column | null)[], line: readonly string[]) => (Column | null)[] | null,
): Headings<Column> | null {
  for (const [at, line] of cells.slice(0, MAX_TITLE_LINES).entries()) {
    const columns = accept(assignColumns(line, readHeading), line);
    if (!columns) continue;
    const unknown = line
      .filter((heading, place) => columns[place] === null && heading.trim() !== '')
      .slice(0, MAX_UNKNOWN_COLUMNS)
      .map((heading) => beginning(lineOfText(heading), 200));
    return { at, columns, unknown };
  }
  return null;
}

/**
 * The lines below the headings that say something in one of the columns. `readCell` gets each cell; as written by us,
 * it may be guarded.
 */
export function linesBelow<Column extends string>(
  cells: Cells,
  { at, columns }: Headings<Column>,
  readCell: (cell: string) => string = unguardFormula,
): SheetLine<Column>[] {
  const lines = cells.slice(at + 1).map((line, below) => {
    const named = columns.flatMap((column, place) =>
      column === null ? [] : [[column, readCell(line[place] ?? '')] as const],
    );
    return { line: at + below + 2, cells: Object.fromEntries(named) as SheetLine<Column>['cells'] };
  });
  return lines.filter(({ cells: named }) => Object.values<string | undefined>(named).some((cell) => cell?.trim()));
}
