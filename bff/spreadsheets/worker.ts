/** The module that the threads of the SpreadsheetPool run. It is built as a file of its own, because a thread starts from a file. */
import { readSheet, type ReadSheet } from '../../domain/raw-material-import/readSheet.ts';
import { SheetError } from './errors.ts';
import { MAX_LINES } from './limits.ts';
import { readCsv } from './readCsv.ts';
import { readXlsx } from './readXlsx.ts';
import type { SheetResult, SheetTask } from './sheetTask.ts';
import { writeSheet } from './writeSheet.ts';

export async function runSheetTask(task: SheetTask): Promise<SheetResult> {
  task.started.postMessage(null);
  if (task.kind === 'write') return { kind: 'bytes', bytes: writeSheet(task.cells, task.format, task.language) };
  try {
    const sheet = findSheet(task.isText ? [await readCsv(task.path)] : await readXlsx(task.path));
    return sheet.ok ? { kind: 'content', content: sheet } : { kind: 'error', code: sheet.code };
  } catch (error) {
    if (error instanceof SheetError) return { kind: 'error', code: error.code };
    throw error;
  }
}

/** The first sheet with headings, because a workbook may begin with a cover. */
function findSheet(sheets: readonly string[][][]): ReadSheet {
  for (const cells of sheets) {
    if (cells.length > MAX_LINES) throw new SheetError('TOO_MANY_ROWS');
    const sheet = readSheet(cells);
    if (sheet.ok || sheet.code !== 'NO_HEADINGS') return sheet;
  }
  return { ok: false, code: 'NO_HEADINGS' };
}
