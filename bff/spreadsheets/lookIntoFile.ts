import { beginning, lineOfText } from '../../domain/raw-material-import/cellTexts.ts';
import type { OpenedSheet } from '../../domain/import/tables/openedSheet.ts';
import { filledCells } from '../../domain/import/tables/readHead.ts';
import { layoutOf, tablesOfFile, type FoundTable } from './tablesOfFile.ts';
import type { LookTask, SheetLook } from './sheetTask.ts';

/** Characters of a cell, a heading or a title that are shown. */
const MAX_SHOWN = 200;
const MAX_TABLES = 100;
const MAX_SHEETS = 100;

const shown = (text: string): string => beginning(lineOfText(text), MAX_SHOWN);

/** What a person sees of a file before it is imported: its tables, and a page of the lines of one of them. */
export function lookIntoFile(
  sheets: readonly OpenedSheet[],
  { content, table: key, page, pageSize }: Pick<LookTask, 'content' | 'table' | 'page' | 'pageSize'>,
): Omit<SheetLook, 'areLettersSure'> {
  const found = tablesOfFile(sheets, content).slice(0, MAX_TABLES);
  const chosen = found.find((one) => one.key === key) ?? (key === null ? firstToShow(found) : undefined);
  return {
    tables: found.map(toLookedTable),
    sheetsWithoutTable: sheets
      .filter((sheet) => !found.some((one) => one.sheet === sheet))
      .slice(0, MAX_SHEETS)
      .map(({ name }) => shown(name)),
    shownTable: chosen?.key ?? null,
    lines: chosen ? linesOf(chosen, page, pageSize) : [],
  };
}

/** The first that can be read and is not hidden, else the first. */
const firstToShow = (found: readonly FoundTable[]): FoundTable | undefined =>
  found.find(({ sheet, table }) => table.isComplete && !sheet.isHidden) ?? found[0];

/** The lines of a table that say something, from 0. */
const lineNumbers = ({ sheet, table }: FoundTable): number[] =>
  sheet.cells
    .slice(table.headings + 1, table.end)
    .flatMap((line, below) => (filledCells(line).length > 0 ? [table.headings + 1 + below] : []));

function toLookedTable(found: FoundTable): SheetLook['tables'][number] {
  const { key, sheet, table } = found;
  const lines = lineNumbers(found);
  return {
    key,
    sheet: shown(sheet.name),
    layout: layoutOf(table),
    isSheetHidden: sheet.isHidden,
    title: table.title.map(shown),
    headingLine: table.headings + 1,
    isComplete: table.isComplete,
    lineCount: lines.length,
    hiddenLines: lines.filter((line) => sheet.hiddenLines.has(line)).map((line) => line + 1),
    columns: table.columns.map((column) => ({ ...column, heading: shown(column.heading) })),
  };
}

const linesOf = (found: FoundTable, page: number, pageSize: number): SheetLook['lines'] =>
  lineNumbers(found)
    .slice((page - 1) * pageSize, page * pageSize)
    .map((line) => ({
      line: line + 1,
      cells: found.table.columns.map((_, place) => shown(found.sheet.cells[line]?.[place] ?? '')),
      calculated: [...(found.sheet.calculated.get(line)?.keys() ?? [])],
      isHidden: found.sheet.hiddenLines.has(line),
    }));
