import type { MessagePort } from 'node:worker_threads';
import type { SheetType } from '../../domain/document/sheetType.ts';
import type { ReadFragranceSheet } from '../../domain/fragrance-import/readFragranceSheet.ts';
import type { LineOutcome } from '../../domain/import/lineOutcome.ts';
import type { TableColumn } from '../../domain/import/tables/sheetTable.ts';
import type { SheetCell } from '../../domain/raw-material-import/sheetCell.ts';
import type { ReadSheet } from '../../domain/raw-material-import/readSheet.ts';
import type { ReadFormulaSheet } from '../../domain/formula-import/readFormulaSheet.ts';
import type { ReadPointSheet } from '../../domain/toxicology-import/readPointSheet.ts';
import type { Language } from '../../domain/language.ts';
import type { FileErrorCode } from './errors.ts';
import type { SheetFormat } from './writeSheet.ts';

/** What a sheet is read as, with its content when it can be read so. */
export interface SheetContents {
  rawMaterials: Extract<ReadSheet, { ok: true }>;
  referencePoints: Extract<ReadPointSheet, { ok: true }>;
  formula: Extract<ReadFormulaSheet, { ok: true }>;
  fragrances: Extract<ReadFragranceSheet, { ok: true }>;
}
export type SheetKind = keyof SheetContents;

/** A table as a person has chosen it. */
export interface TableChoice {
  /** As the look into the file named it. */
  table: string;
  /** The column at each place; null for one that is left out. */
  columns: readonly (string | null)[];
  /** Hidden lines that are read, too, from 1. */
  hiddenLines: readonly number[];
}

interface FileTask {
  path: string;
  type: SheetType;
  content: SheetKind;
}

export interface ReadTask extends FileTask {
  kind: 'read';
  /** Null where nobody has chosen: then there must be one table, and no doubt of its columns. */
  choices: readonly TableChoice[] | null;
}

/** A table that was read, with the layout of its headings. */
export interface ReadTable<Kind extends SheetKind> {
  sheet: SheetContents[Kind];
  layout: string;
}

export interface LookTask extends FileTask {
  kind: 'look';
  /** The table whose lines are wanted; null for the first that can be read. */
  table: string | null;
  /** How that table is to be read, so that each line says what it becomes; null where nobody asks. */
  choice: Omit<TableChoice, 'table'> | null;
  /** From 1. */
  page: number;
  pageSize: number;
}

/** What a file holds, before anybody has chosen of it. */
export interface SheetLook {
  tables: {
    key: string;
    sheet: string;
    /** The same for tables with the same headings. */
    layout: string;
    isSheetHidden: boolean;
    title: string[];
    /** From 1. */
    headingLine: number;
    isComplete: boolean;
    lineCount: number;
    /** From 1. */
    hiddenLines: number[];
    /** Lines of a text that have fewer or more cells than the headings, from 1. */
    unevenLines: number[];
    columns: TableColumn<string>[];
  }[];
  sheetsWithoutTable: string[];
  /** False for a text whose letters may be those of either of two code pages. */
  areLettersSure: boolean;
  /** The table of the lines; null without one. */
  shownTable: string | null;
  /** `line` counts from 1, the places of calculated cells from 0; `outcome` is null without a choice. */
  lines: {
    line: number;
    cells: string[];
    calculated: number[];
    isHidden: boolean;
    outcome: LineOutcome | null;
  }[];
  /** How many lines of the whole table become what; empty without a choice, or where the table cannot be read. */
  outcomes: { outcome: LineOutcome; count: number }[];
}

export interface WriteTask {
  kind: 'write';
  cells: SheetCell[][];
  format: SheetFormat;
  language: Language;
}

/** What a thread has to do. It sends a message to `started` as it begins, because its time is counted from then on. */
export type SheetTask = (ReadTask | LookTask | WriteTask) & { started: MessagePort };

/**
 * What a thread returns. Errors of a file are data, because an exception loses its class on the way out of a thread.
 */
export type SheetResult =
  | { kind: 'contents'; contents: ReadTable<SheetKind>[] }
  | { kind: 'look'; look: SheetLook }
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'error'; code: FileErrorCode; path?: string | null };
