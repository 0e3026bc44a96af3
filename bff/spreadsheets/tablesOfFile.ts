import { createHash } from 'node:crypto';
import { IMPORT_SUBJECTS, type ImportSubject } from '../../domain/import/importSubjects.ts';
import { checkAssignment, missingColumns } from '../../domain/import/tables/assignment.ts';
import { findTables } from '../../domain/import/tables/findTables.ts';
import { unevenLines } from '../../domain/import/tables/unevenLines.ts';
import type { OpenedSheet } from '../../domain/import/tables/openedSheet.ts';
import { cellsOfTable, headingsOfTable, type SheetTable } from '../../domain/import/tables/sheetTable.ts';
import { SheetError } from './errors.ts';
import { MAX_LINES } from './limits.ts';
import { readers } from './readers.ts';
import type { ReadTable, SheetContents, SheetKind, TableChoice } from './sheetTask.ts';

/** A table with the sheet that it stands in. */
export interface FoundTable {
  /** Place of the sheet in the file, from 0, and line of the headings, from 1. */
  key: string;
  sheet: OpenedSheet;
  table: SheetTable<string>;
}

/** All tables of a file. Throws a SheetError where a sheet has too many lines. */
export function tablesOfFile(sheets: readonly OpenedSheet[], kind: SheetKind): FoundTable[] {
  const subject: ImportSubject<string> = IMPORT_SUBJECTS[kind];
  return sheets.flatMap((sheet, at) => {
    if (sheet.cells.length > MAX_LINES) throw new SheetError('TOO_MANY_ROWS');
    return findTables(sheet, subject).map((table) => ({ key: `${at}:${table.headings + 1}`, sheet, table }));
  });
}

/** A fingerprint of the headings of a table, and of which are hidden, for what is remembered of such tables. */
export const layoutOf = ({ columns }: SheetTable<string>): string =>
  createHash('sha256')
    .update(JSON.stringify(columns.map(({ heading, isHidden }) => [heading.toLowerCase(), isHidden])))
    .digest('hex');

/**
 * Reads the tables that a person has chosen, each as one content. Without a choice the only table that can be read with
 * columns that are sure; a SheetError says why none can, or that somebody has to choose. Of a text whose lines have not
 * all as many cells as the headings somebody has to look, too.
 */
export function readTables(
  sheets: readonly OpenedSheet[],
  kind: SheetKind,
  choices: readonly TableChoice[] | null,
  isText: boolean,
): ReadTable<SheetKind>[] {
  const found = tablesOfFile(sheets, kind);
  if (!choices) {
    const only = onlyTable(found, kind);
    if (isText && unevenLines(only.sheet.cells, only.table).length > 0) throw new SheetError('LINES_UNEVEN');
    return [readTable(only, kind)];
  }
  return choices.map((choice, index) => {
    const path = `tables.${index}`;
    const chosen = found.find(({ key }) => key === choice.table);
    if (!chosen) throw new SheetError('TABLE_UNKNOWN', `${path}.table`);
    assertColumns(choice.columns, kind, path);
    return readTable(chosen, kind, choice, path);
  });
}

function onlyTable(found: readonly FoundTable[], kind: SheetKind): FoundTable {
  const [only, ...others] = found.filter(
    ({ sheet, table }) => !sheet.isHidden && missingColumns(sureColumns(table), IMPORT_SUBJECTS[kind]).length === 0,
  );
  if (!only) throw new SheetError('NO_HEADINGS');
  if (others.length > 0) throw new SheetError('SEVERAL_TABLES');
  // A guess that is left out would be a figure that is missing without a word.
  if (only.table.columns.some(({ certainty }) => certainty === 'guess')) throw new SheetError('COLUMNS_GUESSED');
  return only;
}

const sureColumns = ({ columns }: SheetTable<string>): (string | null)[] =>
  columns.map(({ column, certainty }) => (certainty === 'sure' ? column : null));

function assertColumns(columns: readonly (string | null)[], kind: SheetKind, path: string): void {
  const subject: ImportSubject<string> = IMPORT_SUBJECTS[kind];
  const unknown = columns.findIndex((column) => column !== null && !subject.columns.includes(column));
  if (unknown >= 0) throw new SheetError('COLUMN_UNKNOWN', `${path}.columns.${unknown}`);
  const [error] = checkAssignment(columns, subject);
  if (error?.code === 'COLUMN_TWICE') throw new SheetError(error.code, `${path}.columns.${error.place}`);
  if (error) throw new SheetError(error.code, `${path}.columns`);
}

function readTable(
  found: FoundTable,
  kind: SheetKind,
  choice: TableChoice | null = null,
  path: string | null = null,
): ReadTable<SheetKind> {
  const content = readCells(found, kind, choice);
  if (!content.ok) throw new SheetError(content.code, path);
  return { sheet: content, layout: layoutOf(found.table) };
}

function readCells({ sheet, table }: FoundTable, kind: SheetKind, choice: Omit<TableChoice, 'table'> | null) {
  const { cellsOf, read } = readers[kind];
  const taken = new Set(choice?.hiddenLines.map((line) => line - 1));
  const columns = choice ? table.columns.map((_, place) => choice.columns[place] ?? null) : sureColumns(table);
  const headings = headingsOfTable<never>(table as SheetTable<never>, columns as null[]);
  return read(cellsOfTable(cellsOf(sheet), table, sheet.hiddenLines, taken), headings);
}

/** What a table says with the columns that a person has chosen; null while that cannot be read. */
export function contentOf(
  found: FoundTable,
  kind: SheetKind,
  choice: Omit<TableChoice, 'table'>,
): SheetContents[SheetKind] | null {
  const subject: ImportSubject<string> = IMPORT_SUBJECTS[kind];
  const isKnown = choice.columns.every((column) => column === null || subject.columns.includes(column));
  if (!isKnown || checkAssignment(choice.columns, subject).length > 0) return null;
  const content = readCells(found, kind, choice);
  return content.ok ? content : null;
}
