import { settleReadings } from '../headings/readByRules.ts';
import type { ImportSubject } from '../importSubjects.ts';
import { missingColumns } from './assignment.ts';
import { guessByContent } from './guessByContent.ts';
import { MAX_TITLE_LINES } from './headings.ts';
import type { Cells, OpenedSheet } from './openedSheet.ts';
import { filledCells, mayBeHead, readHead, type Head } from './readHead.ts';
import type { SheetTable, TableColumn } from './sheetTable.ts';

const MAX_TABLES = 100;
/** Our figure: lines of a title between two tables. */
const MAX_TITLE = 4;

/**
 * The tables of a sheet, from above: where headings are found that are enough for the subject, among the first 40 lines
 * and again below; else the one line that looks most like headings, whose columns a person then has to assign.
 */
export function findTables<Column extends string>(
  sheet: OpenedSheet,
  subject: ImportSubject<Column>,
): SheetTable<Column>[] {
  const heads = findHeads(sheet, subject);
  return heads.map((head, index) => {
    const next = heads[index + 1];
    const end = next ? titleStart(sheet.cells, next.first, head.last + 1) : sheet.cells.length;
    const from = index === 0 ? 0 : titleStart(sheet.cells, head.first, (heads[index - 1]?.last ?? -1) + 1);
    const title = sheet.cells.slice(from, head.first).map((line) => filledCells(line).join(' · '));
    return toTable(sheet, subject, { head, from, end, title: title.filter(Boolean) });
  });
}

const isEnough = <Column extends string>({ meanings }: Head<Column>, subject: ImportSubject<Column>): boolean =>
  missingColumns(settleReadings(meanings), subject).length === 0;

function findHeads<Column extends string>(sheet: OpenedSheet, subject: ImportSubject<Column>): Head<Column>[] {
  const heads: Head<Column>[] = [];
  for (let at = 0; at < sheet.cells.length && heads.length < MAX_TABLES; at++) {
    const [first] = heads;
    if (first ? !mayBegin(sheet.cells, at, first) : at >= MAX_TITLE_LINES) {
      if (!first) break;
      continue;
    }
    const head = readHead(sheet, at, subject);
    if (!head || !isEnough(head, subject)) continue;
    heads.push(head);
    at = head.last;
  }
  const likely = heads.length === 0 ? mostLikelyHead(sheet, subject) : null;
  return likely ? [likely] : heads;
}

/** A further table begins below an empty line and its title, or repeats headings of the first one. */
function mayBegin<Column extends string>(cells: Cells, at: number, first: Head<Column>): boolean {
  if (!mayBeHead(cells[at])) return false;
  const start = titleStart(cells, at, 0);
  if (start > 0 && filledCells(cells[start - 1]).length === 0) return true;
  return filledCells(cells[at]).filter((text) => first.texts.includes(text)).length >= 2;
}

/**
 * The first of the lines, at most four, that stand between an empty line and the headings; the headings where none do.
 */
function titleStart(cells: Cells, headings: number, from: number): number {
  for (let at = headings - 1; at >= Math.max(from, headings - MAX_TITLE - 1); at--)
    if (filledCells(cells[at]).length === 0) return at + 1;
  return headings;
}

/** Of a sheet without known headings the line with most of them, or with most texts, above lines as wide as it. */
function mostLikelyHead<Column extends string>(
  sheet: OpenedSheet,
  subject: ImportSubject<Column>,
): Head<Column> | null {
  let best: Head<Column> | null = null;
  let most = 0;
  for (let at = 0; at < Math.min(MAX_TITLE_LINES, sheet.cells.length); at++) {
    const head = readHead(sheet, at, subject);
    if (!head || filledCells(sheet.cells[head.last + 1]).length < 2) continue;
    const score = 1_000 * head.meanings.filter(Boolean).length + filledCells(head.texts).length;
    if (score <= most) continue;
    best = head;
    most = score;
  }
  return best;
}

function toTable<Column extends string>(
  sheet: OpenedSheet,
  subject: ImportSubject<Column>,
  { head, from, end, title }: { head: Head<Column>; from: number; end: number; title: string[] },
): SheetTable<Column> {
  const below = sheet.cells.slice(head.last + 1, end);
  const width = below.reduce((widest, line) => Math.max(widest, line.length), head.texts.length);
  const readings = Array.from({ length: width }, (_, place) =>
    sheet.hiddenColumns.has(place) ? null : (head.meanings[place] ?? null),
  );
  const settled = settleReadings(readings);
  const columns = readings.map((reading, place): TableColumn<Column> => {
    const column = settled[place] ?? null;
    // Of two headings that mean the same, a person says which is meant.
    const isTwice = readings.some(
      (other, at) => at !== place && settled[at] === null && column !== null && other?.column === column,
    );
    const certainty = reading?.column === column && !isTwice ? reading.certainty : 'guess';
    return {
      heading: head.texts[place] ?? '',
      column,
      certainty: column === null ? null : certainty,
      isHidden: sheet.hiddenColumns.has(place),
      isIgnored: reading?.column === 'IGNORED',
      isEmpty: !head.texts[place] && below.every((line) => (line[place] ?? '').trim() === ''),
    };
  });
  const guessed = guessByContent(columns, below, subject);
  const isComplete =
    missingColumns(
      guessed.map(({ column }) => column),
      subject,
    ).length === 0;
  return { from, first: head.first, headings: head.last, end, title, columns: guessed, isComplete };
}
