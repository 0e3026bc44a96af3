import { lineOfText } from '../../raw-material-import/cellTexts.ts';
import type { HeadingReading } from '../headings/readByRules.ts';
import { readRemainder } from '../../quantity/readRemainder.ts';
import type { ImportSubject } from '../importSubjects.ts';
import type { OpenedSheet } from './openedSheet.ts';

/** The headings of a table in one line or two, by place. Lines count from 0. */
export interface Head<Column extends string> {
  first: number;
  last: number;
  texts: string[];
  meanings: (HeadingReading<Column> | null)[];
}

/** Our figure: a longer text is a remark and no heading. */
const MAX_HEADING_LENGTH = 120;

const NUMBER = /^[\s<>≤≥~±+-]{0,5}\d[\d\s.,]{0,30}\s?%?$/;
/** What stands below a heading to say in what it is counted: "[%]", "(g)", "w/w", "EUR/kg". */
const UNIT =
  /^[[(]?\s?(?:%|‰|ppm|mg|g|kg|ml|l|w\/w|m\/m|wt|mg\/kg|g\/kg|(?:eur|usd|rsd|€|\$)(?:\/\w{1,3})?)[\s%w/m]{0,6}[\])]?$/i;

/** Whether a cell is an amount, and so no heading. */
export const isNumber = (cell: string): boolean => NUMBER.test(cell.trim());

/** "balance" and "q.s." are amounts, too; "To 100" may be a heading. */
const isFilledUp = (cell: string): boolean => !/\d/.test(cell) && readRemainder(cell) !== null;

/** The cells of a line that say something. */
export const filledCells = (line: readonly string[] | undefined): string[] =>
  (line ?? []).map(lineOfText).filter((cell) => cell !== '');

/** Whether a line could hold headings: at least two short texts and no amount. */
export function mayBeHead(line: readonly string[] | undefined): boolean {
  const filled = filledCells(line);
  return (
    filled.length >= 2 &&
    filled.every((cell) => !isNumber(cell) && !isFilledUp(cell) && cell.length <= MAX_HEADING_LENGTH)
  );
}

const countColumns = ({ meanings }: Head<string>): number => new Set(meanings.flatMap((one) => one?.column ?? [])).size;

/** Whether a line holds a text that was merged over several places, as a heading above others is. */
const spansPlaces = ({ merged }: OpenedSheet, at: number): boolean =>
  merged.some(({ top, left, bottom, right }) => top === at && bottom === at && right > left);

/** The headings that begin in a line: those of that line alone, or with the line below it where that says more. */
export function readHead<Column extends string>(
  sheet: OpenedSheet,
  first: number,
  subject: ImportSubject<Column>,
): Head<Column> | null {
  if (!mayBeHead(sheet.cells[first])) return null;
  const alone = headOfLine(sheet.cells[first] ?? [], first, subject);
  const second = sheet.cells[first + 1];
  const isUnits = filledCells(second).length > 0 && filledCells(second).every((cell) => UNIT.test(cell));
  if (!isUnits && !mayBeHead(second)) return alone;
  const both = headOfTwoLines(sheet, first, subject);
  const below = headOfLine(second ?? [], first + 1, subject);
  const gain = countColumns(both) - Math.max(countColumns(alone), countColumns(below));
  return isUnits || gain > 0 || (gain === 0 && spansPlaces(sheet, first)) ? both : alone;
}

const headOfLine = <Column extends string>(
  line: readonly string[],
  at: number,
  { readHeading }: ImportSubject<Column>,
): Head<Column> => {
  const texts = line.map(lineOfText);
  return { first: at, last: at, texts, meanings: texts.map((text) => (text === '' ? null : readHeading(text))) };
};

/**
 * Headings in two lines: what stands above may be merged over several places, as "Composition" over "INCI" and "%". The
 * heading is both texts; it means what they mean together, else what the lower one means, else the upper one.
 */
function headOfTwoLines<Column extends string>(
  sheet: OpenedSheet,
  first: number,
  { readHeading }: ImportSubject<Column>,
): Head<Column> {
  const above = spreadMerged(sheet, first);
  const below = (sheet.cells[first + 1] ?? []).map(lineOfText);
  const pairs = Array.from({ length: Math.max(above.length, below.length) }, (_, place) => ({
    upper: above[place] ?? '',
    lower: below[place] ?? '',
  }));
  return {
    first,
    last: first + 1,
    texts: pairs.map(({ upper, lower }) => [upper, lower].filter(Boolean).join(' ')),
    meanings: pairs.map(({ upper, lower }) => {
      const read = (text: string) => (text === '' ? null : readHeading(text));
      const found = read([upper, lower].filter(Boolean).join(' ')) ?? read(lower);
      // What stands below may say something else of it, as a currency does below "Amount".
      const above = found ? null : read(upper);
      return found ?? (above && { ...above, certainty: 'guess' });
    }),
  };
}

/** The texts of a line with those of merged cells at each of their places. */
function spreadMerged({ cells, merged }: OpenedSheet, at: number): string[] {
  const line = (cells[at] ?? []).map(lineOfText);
  for (const { top, left, bottom, right } of merged)
    if (top === at && bottom === at)
      for (let place = left + 1; place <= Math.min(right, line.length - 1); place++) line[place] ||= line[left] ?? '';
  return line;
}
