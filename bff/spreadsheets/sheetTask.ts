import type { MessagePort } from 'node:worker_threads';
import type { SheetType } from '../../domain/document/sheetType.ts';
import type { ReadFragranceSheet } from '../../domain/fragrance-import/readFragranceSheet.ts';
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

export interface ReadTask {
  kind: 'read';
  path: string;
  type: SheetType;
  content: SheetKind;
}

export interface WriteTask {
  kind: 'write';
  cells: SheetCell[][];
  format: SheetFormat;
  language: Language;
}

/** What a thread has to do. It sends a message to `started` as it begins, because its time is counted from then on. */
export type SheetTask = (ReadTask | WriteTask) & { started: MessagePort };

/**
 * What a thread returns. Errors of a file are data, because an exception loses its class on the way out of a thread.
 */
export type SheetResult =
  | { kind: 'content'; content: SheetContents[SheetKind] }
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'error'; code: FileErrorCode };
