import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { recordsOf } from './csvRecords.ts';
import type { AnnexColumn, ExportLayout, InventoryColumn } from './exportLayout.ts';
import type { RowCells } from './inventoryRow.ts';
import { UnreadableFile } from './problems.ts';

/** A row below the header. */
export interface ExportRow extends RowCells<AnnexColumn | InventoryColumn> {
  line: number;
  cells: readonly string[];
}

const ROWS_PER_TURN = 200;
/** Six times the inventory. */
const MAX_ROWS = 200_000;

/** The rows of a file. Other requests are handled in between. */
export async function* rowsOf(
  bytes: Buffer,
  { delimiter, header, headerLine, columnIndexes: places }: ExportLayout,
): AsyncGenerator<ExportRow> {
  let rows = 0;
  for await (const { line, cells } of recordsOf(bytes, delimiter, headerLine)) {
    if (line <= headerLine || cells.every((cell) => cell.trim() === '')) continue;
    if (++rows % ROWS_PER_TURN === 0) await yieldToEventLoop();
    yield {
      line,
      cells,
      cell: (column) => cells[places.get(column) ?? -1] ?? '',
      title: (column) => header[places.get(column) ?? -1] ?? null,
    };
  }
}

/**
 * Whether a row has more cells than the header or lacks required ones. Blank cells beyond the header are ignored, and
 * spreadsheets omit those at the end of a row.
 */
export function hasWrongCellCount(
  { cells }: ExportRow,
  { header, lastRequiredIndex: lastNeeded }: ExportLayout,
): boolean {
  return cells.length <= lastNeeded || cells.slice(header.length).some((cell) => cell.trim() !== '');
}

/** What the first pass over a file finds. */
export interface Survey {
  rowCount: number;
  /** COSING's numbers, or the annex's. */
  references: ReadonlySet<string>;
  /** The product types of Annex IV stand in another column. */
  isShifted: boolean;
}

/** Reads a file to its end before anything is imported. Throws an UnreadableFile when it is incomplete. */
export async function surveyFile(bytes: Buffer, layout: ExportLayout): Promise<Survey> {
  const references = new Set<string>();
  let rowCount = 0;
  let hasProductTypes = false;
  let last: ExportRow | null = null;
  for await (const row of rowsOf(bytes, layout)) {
    if (++rowCount > MAX_ROWS) throw new UnreadableFile('TOO_MANY_ROWS', { line: row.line });
    const reference = row.cell('reference').trim();
    if (reference !== '') references.add(reference);
    hasProductTypes ||= row.cell('productTypes').trim().replace('-', '') !== '';
    last = row;
  }
  if (last === null) throw new UnreadableFile('NO_ROWS', { line: layout.headerLine });
  const endsInMiddle = last.cells.length < layout.header.length && bytes.at(-1) !== 0x0a && bytes.at(-1) !== 0x0d;
  if (endsInMiddle) throw new UnreadableFile('CUT_OFF', { line: last.line, value: last.cells.at(-1) ?? null });
  return { rowCount, references, isShifted: layout.part === 'aneksIV' && !hasProductTypes };
}
