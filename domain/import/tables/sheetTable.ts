import { headingsOf, type Headings } from './headings.ts';
import type { Cells } from './openedSheet.ts';

/** What a column of a table holds, as far as heading and content say. */
export interface TableColumn<Column extends string> {
  /** Both lines of it where the headings stand in two. */
  heading: string;
  /** Null for one that nobody has assigned. A hidden column is never assigned by itself. */
  column: Column | null;
  /** Whether heading or content leave a doubt; null without a column. */
  certainty: 'sure' | 'guess' | null;
  isHidden: boolean;
  /** Whether its heading says that it holds what the subject has no place for, as a price. */
  isIgnored: boolean;
  /** Whether it has neither a heading nor anything below it. */
  isEmpty: boolean;
}

/** A table of a sheet. Lines and places count from 0. */
export interface SheetTable<Column extends string> {
  /** The first line of what stands above it. */
  from: number;
  /** The line of its headings, the first of two. */
  first: number;
  /** The line of its headings, the last of two. */
  headings: number;
  /** The line behind its last one. */
  end: number;
  /** What stands above it, a text for each line. */
  title: string[];
  columns: TableColumn<Column>[];
  /** Whether its columns are enough for the subject. */
  isComplete: boolean;
}

/** The headings of a table as a person has assigned them, or as they were found. */
export const headingsOfTable = <Column extends string>(
  table: SheetTable<Column>,
  columns: (Column | null)[] = table.columns.map(({ column }) => column),
): Headings<Column> =>
  headingsOf(
    table.headings,
    table.columns.map(({ heading }) => heading),
    columns,
  );

/**
 * The cells of a sheet of which only a table and what stands above it is left, each in its line. Hidden lines are left
 * out unless a person has taken them; lines count from 0.
 */
export const cellsOfTable = (
  cells: Cells,
  { from, end }: Pick<SheetTable<string>, 'from' | 'end'>,
  hiddenLines: ReadonlySet<number>,
  takenLines: ReadonlySet<number> = new Set(),
): Cells =>
  cells.map((line, at) => (at >= from && at < end && (!hiddenLines.has(at) || takenLines.has(at)) ? line : []));
