import type { MessagePort } from 'node:worker_threads';
import type { ReadSheet } from '../../domain/raw-material-import/readSheet.ts';
import type { Language } from '../../domain/language.ts';
import type { FileErrorCode } from './errors.ts';
import type { SheetFormat } from './writeSheet.ts';

/** The content of a sheet that could be read. */
export type SheetContent = Extract<ReadSheet, { ok: true }>;

export interface ReadTask {
  kind: 'read';
  path: string;
  isText: boolean;
}

export interface WriteTask {
  kind: 'write';
  cells: string[][];
  format: SheetFormat;
  language: Language;
}

/** What a thread has to do. It sends a message to `started` as it begins, because its time is counted from then on. */
export type SheetTask = (ReadTask | WriteTask) & { started: MessagePort };

/** What a thread returns. Errors of a file are data, because an exception loses its class on the way out of a thread. */
export type SheetResult =
  | { kind: 'content'; content: SheetContent }
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'error'; code: FileErrorCode };
