import type { ReadSheet } from '../../domain/raw-material-import/readSheet.ts';
import type { SheetLanguage } from '../../domain/raw-material-import/sheetColumns.ts';
import type { FileFault } from './errors.ts';
import type { SheetFormat } from './writeSheet.ts';

/** What was read, once it could be. */
export type SheetContent = Extract<ReadSheet, { ok: true }>;

/** What a thread is asked for. */
export type SheetTask =
  | { kind: 'read'; path: string; isText: boolean }
  | { kind: 'write'; cells: string[][]; format: SheetFormat; language: SheetLanguage };

/** Told once the thread is up, before it begins. */
export interface SheetBegun {
  kind: 'begun';
}

/** What it answers; `cause` is of a thread that broke down. */
export type SheetAnswer =
  | { kind: 'content'; content: SheetContent }
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'fault'; fault: FileFault; cause?: Error | undefined };
