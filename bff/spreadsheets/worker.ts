/** The thread in which one sheet is read or written: started by sheetThreads.ts, with little memory and little time. */
import { parentPort, workerData } from 'node:worker_threads';
import { readSheet, type ReadSheet } from '../../domain/raw-material-import/readSheet.ts';
import { MOST_LINES } from './limits.ts';
import { csvCells } from './readCsv.ts';
import { UnreadableSheet } from './errors.ts';
import type { SheetAnswer, SheetBegun, SheetTask } from './tasks.ts';
import { writeSheet } from './writeSheet.ts';
import { xlsxCells } from './readXlsx.ts';

/** The first sheet that has headings; a workbook may begin with a cover. */
function firstReadable(sheets: readonly string[][][]): ReadSheet {
  let first: ReadSheet | null = null;
  for (const cells of sheets) {
    if (cells.length > MOST_LINES) throw new UnreadableSheet('TOO_MANY_ROWS');
    const sheet = readSheet(cells);
    if (sheet.ok || sheet.code !== 'NO_HEADINGS') return sheet;
    first ??= sheet;
  }
  return first ?? { ok: false, code: 'NO_HEADINGS' };
}

async function carryOut(task: SheetTask): Promise<SheetAnswer> {
  if (task.kind === 'write') return { kind: 'bytes', bytes: writeSheet(task.cells, task.format, task.language) };
  try {
    const sheet = firstReadable(task.isText ? [await csvCells(task.path)] : await xlsxCells(task.path));
    return sheet.ok ? { kind: 'content', content: sheet } : { kind: 'fault', fault: sheet.code };
  } catch (error) {
    if (error instanceof UnreadableSheet) return { kind: 'fault', fault: error.fault };
    throw error;
  }
}

parentPort?.postMessage({ kind: 'begun' } satisfies SheetBegun);
parentPort?.postMessage(await carryOut(workerData as SheetTask));
