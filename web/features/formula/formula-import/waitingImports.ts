import { readObject } from '../../../shared/safeJson.ts';
import { readSessionStorage, writeSessionStorage } from '../../../shared/useSessionStorageState.ts';

/** Imports of one file that were started at once, each to become a formula. */
const KEY = 'formulaImport.waiting';

export interface WaitingImport {
  id: string;
  /** Name of its sheet, which is offered as the name of the formula. */
  name: string;
}

export function readWaitingImports(): WaitingImport[] {
  const imports = readObject(readSessionStorage(KEY))?.imports;
  return Array.isArray(imports) ? (imports as WaitingImport[]) : [];
}

/** Keeps the imports of a file that wait for each other. */
export const keepWaitingImports = (imports: readonly WaitingImport[]): void =>
  writeSessionStorage(KEY, imports.length > 0 ? JSON.stringify({ imports }) : '');

/** Takes an import off the list once its formula is entered. */
export const removeWaitingImport = (id: string): void =>
  keepWaitingImports(readWaitingImports().filter((one) => one.id !== id));
