import { assignColumns, type HeadingReader } from '../headings/readByRules.ts';
import { beginning, lineOfText } from '../../raw-material-import/cellTexts.ts';
import { unguardFormula } from '../../raw-material-import/formulaGuard.ts';
import type { Cells } from './openedSheet.ts';

const MAX_UNKNOWN_COLUMNS = 100;
/** The headings are looked for in the first lines only; titles and addresses may stand above them. */
export const MAX_TITLE_LINES = 40;

/** The line of headings of a sheet. */
export interface Headings<Column extends string> {
  /** Its number from 0; the last of them where the headings stand in two lines. */
  at: number;
  /** What the heading at each place says, both lines of it. */
  texts: readonly string[];
  /** The column at each place; null for one that was not recognised or is left out, or that occurred before. */
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
function findHeadings<Column extends string>(
  cells: Cells,
  readHeading: HeadingReader<Column>,
  accept: (columns: (Column | null)[], line: readonly string[]) => (Column | null)[] | null,
): Headings<Column> | null {
  for (const [at, line] of cells.slice(0, MAX_TITLE_LINES).entries()) {
    const columns = accept(assignColumns(line, readHeading), line);
    if (!columns) continue;
    return headingsOf(at, line, columns, readHeading);
  }
  return null;
}

/** Headings of which it is settled what each stands for. */
export const headingsOf = <Column extends string>(
  at: number,
  texts: readonly string[],
  columns: (Column | null)[],
  readHeading: HeadingReader<Column> = () => null,
): Headings<Column> => ({
  at,
  texts,
  columns,
  unknown: texts
    .filter((heading, place) => (columns[place] ?? null) === null && heading.trim() !== '')
    // A price is left out for what it is, and not because nobody knows it.
    .filter((heading) => readHeading(heading)?.column !== 'IGNORED')
    .slice(0, MAX_UNKNOWN_COLUMNS)
    .map((heading) => beginning(lineOfText(heading), 200)),
});

/** The headings as a person has assigned them, or those that are found; null when they are not enough. */
export function settleHeadings<Column extends string>(
  cells: Cells,
  assigned: Headings<Column> | null,
  readHeading: HeadingReader<Column>,
  accept: (columns: (Column | null)[], line: readonly string[]) => (Column | null)[] | null,
): Headings<Column> | null {
  if (!assigned) return findHeadings(cells, readHeading, accept);
  const columns = accept(assigned.columns, assigned.texts);
  return columns && headingsOf(assigned.at, assigned.texts, columns, readHeading);
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
