/**
 * The module that the threads of the SpreadsheetPool run. It is built as a file of its own, because a thread starts
 * from a file.
 */
import { markedCells, statedCells } from '../../domain/import/tables/calculatedCells.ts';
import { plainSheet, type Cells } from '../../domain/import/tables/openedSheet.ts';
import { SheetError } from './errors.ts';
import { MAX_LINES } from './limits.ts';
import { readCsv } from './readCsv.ts';
import { readers, type ReadCells } from './readers.ts';
import { openWorkbook } from './openWorkbook.ts';
import type { SheetKind, SheetResult, SheetTask } from './sheetTask.ts';
import { writeSheet } from './writeSheet.ts';

export async function runSheetTask(task: SheetTask): Promise<SheetResult> {
  task.started.postMessage(null);
  if (task.kind === 'write') return { kind: 'bytes', bytes: writeSheet(task.cells, task.format, task.language) };
  try {
    const { path, type, content } = task;
    const sheets = type === 'CSV' ? [plainSheet(await readCsv(path, content))] : await openWorkbook(path, type);
    const sheet = findSheet(
      sheets.map((opened) => (content === 'formula' ? markedCells(opened) : statedCells(opened))),
      content,
    );
    return sheet.ok ? { kind: 'content', content: sheet } : { kind: 'error', code: sheet.code };
  } catch (error) {
    if (error instanceof SheetError) return { kind: 'error', code: error.code };
    throw error;
  }
}

/** The first sheet with headings, because a workbook may begin with a cover. */
function findSheet(sheets: readonly Cells[], kind: SheetKind): ReadCells {
  for (const cells of sheets) {
    if (cells.length > MAX_LINES) throw new SheetError('TOO_MANY_ROWS');
    const sheet = readers[kind](cells);
    if (sheet.ok || sheet.code !== 'NO_HEADINGS') return sheet;
  }
  return { ok: false, code: 'NO_HEADINGS' };
}
