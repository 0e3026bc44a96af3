import type { ImportSubject } from '../importSubjects.ts';
import { missingColumns } from './assignment.ts';
import type { Cells } from './openedSheet.ts';
import { isNumber } from './readHead.ts';
import type { TableColumn } from './sheetTable.ts';

/** Lines that are looked at. */
const MAX_LINES = 300;
/** Our figure: the part of the cells of a column that must be of a kind. */
const MOST = 0.6;
/** Our figure: how far a sum of percentages, or twice it with the total, may be from 100. */
const SUM_TOLERANCE = 0.5;

const CAS = /^\d{2,7}-\d{2}-\d(?:\s?[,;/]|$)/;

/**
 * Guesses columns that no heading tells by what stands in them: CAS numbers, amounts that add up to 100, and the first
 * column of texts that differ. Amounts and names are guessed only where the table would not be enough without them. A
 * guess is for a person to look at.
 */
export function guessByContent<Column extends string>(
  columns: readonly TableColumn<Column>[],
  lines: Cells,
  subject: ImportSubject<Column>,
): TableColumn<Column>[] {
  const guessed = columns.map((column) => ({ ...column }));
  const guess = (column: Column | undefined, isMeant: (cells: string[]) => boolean): void => {
    if (column === undefined || guessed.some((one) => one.column === column)) return;
    const found = guessed.find(
      (one, place) =>
        one.column === null && !one.isHidden && !one.isIgnored && !one.isEmpty && isMeant(cellsAt(lines, place)),
    );
    if (found) Object.assign(found, { column, certainty: 'guess' });
  };
  const { casNumbers, percentages, names, twoMeanings } = subject.byContent;
  if (twoMeanings) settleMeaning(guessed, lines, twoMeanings);
  const ifMissing = (column: Column | undefined): Column | undefined =>
    column &&
    missingColumns(
      guessed.map((one) => one.column),
      subject,
    )
      .flat()
      .includes(column)
      ? column
      : undefined;
  guess(casNumbers, (cells) => mostly(cells, (cell) => CAS.test(cell)));
  guess(ifMissing(percentages), isSumOf100);
  guess(ifMissing(names), areNames);
  return guessed;
}

/** Settles a guessed column whose heading has two meanings by its cells. */
function settleMeaning<Column extends string>(
  columns: TableColumn<Column>[],
  lines: Cells,
  { column, cells, otherwise }: NonNullable<ImportSubject<Column>['byContent']['twoMeanings']>,
): void {
  const place = columns.findIndex((one) => one.column === column && one.certainty === 'guess');
  const found = columns[place];
  if (!found) return;
  if (mostly(cellsAt(lines, place), (cell) => cells.test(cell))) found.certainty = 'sure';
  else if (!columns.some((one) => one.column === otherwise)) found.column = otherwise;
}

const cellsAt = (lines: Cells, place: number): string[] =>
  lines.slice(0, MAX_LINES).flatMap((line) => {
    const cell = (line[place] ?? '').trim();
    return cell === '' ? [] : [cell];
  });

const mostly = (cells: readonly string[], isKind: (cell: string) => boolean): boolean =>
  cells.length > 0 && cells.filter(isKind).length >= MOST * cells.length;

function isSumOf100(cells: string[]): boolean {
  const numbers = cells.filter(isNumber).map((cell) => Number(cell.replace(/[^\d.,]/g, '').replace(',', '.')));
  if (numbers.length < 2 || numbers.length < MOST * cells.length) return false;
  const sum = numbers.reduce((all, one) => all + one, 0);
  return [100, 200].some((whole) => Math.abs(sum - whole) <= SUM_TOLERANCE);
}

const areNames = (cells: string[]): boolean =>
  cells.length >= 2 && mostly(cells, (cell) => /\p{L}{3}/u.test(cell)) && new Set(cells).size >= MOST * cells.length;
