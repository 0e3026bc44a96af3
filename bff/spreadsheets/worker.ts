/**
 * The module that the threads of the SpreadsheetPool run. It is built as a file of its own, because a thread starts
 * from a file.
 */
import { plainSheet, type OpenedSheet } from '../../domain/import/tables/openedSheet.ts';
import { SheetError } from './errors.ts';
import { lookIntoFile } from './lookIntoFile.ts';
import { openWorkbook } from './openWorkbook.ts';
import { readCsv } from './readCsv.ts';
import type { LookTask, ReadTask, SheetResult, SheetTask } from './sheetTask.ts';
import { readTables } from './tablesOfFile.ts';
import { writeSheet } from './writeSheet.ts';

export async function runSheetTask(task: SheetTask): Promise<SheetResult> {
  task.started.postMessage(null);
  if (task.kind === 'write') return { kind: 'bytes', bytes: writeSheet(task.cells, task.format, task.language) };
  try {
    const sheets = await openFile(task);
    if (task.kind === 'look') return { kind: 'look', look: lookIntoFile(sheets, task) };
    return { kind: 'contents', contents: readTables(sheets, task.content, task.choices) };
  } catch (error) {
    if (error instanceof SheetError) return { kind: 'error', code: error.code, path: error.path };
    throw error;
  }
}

/** The sheets of a file, of which a text has one. */
const openFile = async ({ path, type, content }: ReadTask | LookTask): Promise<OpenedSheet[]> =>
  type === 'CSV' ? [plainSheet(await readCsv(path, content))] : openWorkbook(path, type);
