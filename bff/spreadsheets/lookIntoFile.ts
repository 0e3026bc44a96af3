import { beginning, lineOfText } from '../../domain/raw-material-import/cellTexts.ts';
import type { OpenedSheet } from '../../domain/import/tables/openedSheet.ts';
import { filledCells } from '../../domain/import/tables/readHead.ts';
import type { LineOutcome } from '../../domain/import/lineOutcome.ts';
import { unevenLines } from '../../domain/import/tables/unevenLines.ts';
import { outcomesOf } from './lineOutcomes.ts';
import { contentOf, layoutOf, tablesOfFile, type FoundTable } from './tablesOfFile.ts';
import type { LookTask, SheetKind, SheetLook } from './sheetTask.ts';

/** Characters of a cell, a heading or a title that are shown. */
const MAX_SHOWN = 200;
const MAX_TABLES = 100;
const MAX_SHEETS = 100;

const shown = (text: string): string => beginning(lineOfText(text), MAX_SHOWN);

/** What a person sees of a file before it is imported: its tables, and a page of the lines of one of them. */
export function lookIntoFile(
  sheets: readonly OpenedSheet[],
  task: Pick<LookTask, 'type' | 'content' | 'table' | 'choice' | 'page' | 'pageSize'>,
): Omit<SheetLook, 'areLettersSure'> {
  const { type, content, table: key, choice, page, pageSize } = task;
  const found = tablesOfFile(sheets, content).slice(0, MAX_TABLES);
  const chosen = found.find((one) => one.key === key) ?? (key === null ? firstToShow(found) : undefined);
  const outcomes = chosen && choice ? outcomesOfTable(chosen, content, choice) : null;
  const lines = chosen ? lineNumbers(chosen) : [];
  return {
    tables: found.map((one) => toLookedTable(one, type === 'CSV')),
    sheetsWithoutTable: sheets
      .filter((sheet) => !found.some((one) => one.sheet === sheet))
      .slice(0, MAX_SHEETS)
      .map(({ name }) => shown(name)),
    shownTable: chosen?.key ?? null,
    lines: chosen ? toLines(chosen, lines.slice((page - 1) * pageSize, page * pageSize), outcomes) : [],
    outcomes: outcomes ? countOutcomes(lines.map(outcomes)) : [],
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

function toLookedTable(found: FoundTable, isText: boolean): SheetLook['tables'][number] {
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
    unevenLines: isText ? unevenLines(sheet.cells, table) : [],
    columns: table.columns.map((column) => ({ ...column, heading: shown(column.heading) })),
  };
}

const toLines = (found: FoundTable, lines: readonly number[], outcomes: OutcomeOf | null): SheetLook['lines'] =>
  lines.map((line) => ({
    line: line + 1,
    cells: found.table.columns.map((_, place) => shown(found.sheet.cells[line]?.[place] ?? '')),
    calculated: [...(found.sheet.calculated.get(line)?.keys() ?? [])],
    isHidden: found.sheet.hiddenLines.has(line),
    outcome: outcomes?.(line) ?? null,
  }));

/** What a line becomes, by its number from 0. */
type OutcomeOf = (line: number) => LineOutcome;

/** What the lines of a table become with these columns; null while it cannot be read so. */
function outcomesOfTable(
  found: FoundTable,
  kind: SheetKind,
  choice: NonNullable<LookTask['choice']>,
): OutcomeOf | null {
  const content = contentOf(found, kind, choice);
  if (content === null) return null;
  const named = (outcomesOf[kind] as (read: typeof content) => ReadonlyMap<number, LineOutcome>)(content);
  const { hiddenLines } = found.sheet;
  return (line) =>
    hiddenLines.has(line) && !choice.hiddenLines.includes(line + 1) ? 'HIDDEN' : (named.get(line + 1) ?? 'CONTINUES');
}

function countOutcomes(outcomes: readonly LineOutcome[]): SheetLook['outcomes'] {
  const counts = new Map<LineOutcome, number>();
  for (const outcome of outcomes) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return [...counts].map(([outcome, count]) => ({ outcome, count }));
}
