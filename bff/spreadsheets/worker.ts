/**
 * The module that the threads of the SpreadsheetPool run. It is built as a file of its own, because a thread starts
 * from a file.
 */
import { plainSheet } from '../../domain/import/tables/openedSheet.ts';
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
    const { sheets, areLettersSure } = await openFile(task);
    if (task.kind === 'look') return { kind: 'look', look: { ...lookIntoFile(sheets, task), areLettersSure } };
    return { kind: 'contents', contents: readTables(sheets, task.content, task.choices, task.type === 'CSV') };
  } catch (error) {
    if (error instanceof SheetError) return { kind: 'error', code: error.code, path: error.path };
    throw error;
  }
}

/** The sheets of a file, of which a text has one, and whether its letters are certain. */
async function openFile({ path, type, content }: ReadTask | LookTask) {
  if (type !== 'CSV') return { sheets: await openWorkbook(path, type), areLettersSure: true };
  const { cells, areLettersSure } = await readCsv(path, content);
  return { sheets: [plainSheet(cells)], areLettersSure };
}
