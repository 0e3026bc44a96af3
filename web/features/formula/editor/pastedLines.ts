import type { Millionths } from '../../../../domain/formula/percent.ts';
import { formatDecimal, formatPercent, readDecimal } from '../../../../domain/formula/percent.ts';
import { readAmount } from '../../../../domain/formula-import/amount.ts';
import type { FormulaSheetRow } from '../../../../domain/formula-import/formulaRow.ts';
import { readFormulaSheet } from '../../../../domain/formula-import/readFormulaSheet.ts';
import { pastedCells } from '../../../../domain/import/tables/pastedCells.ts';
import { isTotal } from '../../../../domain/import/rows/totals.ts';
import { readRemainder } from '../../../../domain/quantity/readRemainder.ts';
import type { SumKind } from '../../../../domain/formula/scaling.ts';
import { scaleToHundred, sumKindOf } from '../../../../domain/formula/scaling.ts';
import { emptyLine, type LineMaterial, type NewLine } from './editorState.ts';

/** A row of pasted text. */
export interface PastedLine {
  name: string;
  phase: string;
  /** As it was pasted; blank where the row has none. */
  percent: string;
  /** The row says "q.s.", "ad 100" or the like. */
  isRemainder: boolean;
}

/** What was read of pasted text. */
export interface PastedLines {
  lines: readonly PastedLine[];
  /** What the figures are by their sum; null where a line fills up to 100 % or a figure cannot be read. */
  kind: SumKind | null;
  /** Sum of the figures, in millionths. */
  sum: Millionths;
}

const HEADING =
  /^(?:%|udeo|procenat|percent(?:age)?|share|kg|g|w\/w|% ?w\/w|naziv|name|sirovina|raw material|trade name)$/i;
/** "A", "A1", "2", "IV"; BHT and MCT are raw materials. */
const PHASE = /^(?:\p{L}\d?|\d{1,2}|[IVX]{1,4})$/u;
/** What stands beside a name and is none: a CAS number, a unit, a footnote. */
const BESIDE = /^(?:\d{2,7}-\d\d-\d|%|‰|[mk]?g|gr|pp[mb]|m?g\/kg|% ?w\/w|w\/w|\*.*)$/i;
const DECIMALS = 6;
/** Of an amount as the import reads it. */
const AMOUNT_DECIMALS = 8;

/** Begins like a figure, such as '5,5,5' or '12 ml'. */
const ALMOST_FIGURE = /^[+-]?[.,]?\d/;

/** An amount as the import of formulas reads it, as a decimal text; what cannot be read stays as it was pasted. */
function figureOf(cell: string): string {
  const read = readAmount(cell, { isPercentage: true });
  return read.kind === 'amount' ? formatDecimal(read.units, AMOUNT_DECIMALS) : cell;
}

const isFigure = (cell: string) =>
  cell !== '' && (readDecimal(cell, DECIMALS) !== null || readAmount(cell, { isPercentage: true }).kind === 'amount');
const isRemainderWord = (cell: string) => readRemainder(cell) !== null;

const cellsOf = (row: string) => row.split(/\t|;/).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));

/** Where a row has its percentage, from 0; -1 where it has none that can be read. */
function placeOfPercent(cells: readonly string[], column: number): number {
  const isAmount = (cell: string): boolean => isFigure(cell) || isRemainderWord(cell);
  return isAmount(cells[column] ?? '') ? column : cells.findLastIndex(isAmount);
}

/**
 * The column in which the rows have their percentages, from 0; -1 where none has one behind its name. The figures of
 * one column that add up to 100 or 1 are percentages, whatever stands behind them, such as prices; elsewhere the column
 * is the last of most rows.
 */
function columnOfPercents(rows: readonly (readonly string[])[]): number {
  const widest = Math.max(...rows.map((cells) => cells.length));
  for (let column = 1; column < widest; column += 1) {
    const figures = rows
      .filter((cells) => !cells.some(isTotal))
      .flatMap((cells) => (isFigure(cells[column] ?? '') ? (millionthsOf(figureOf(cells[column] ?? '')) ?? []) : []));
    if (figures.length > 1 && sumKindOf(figures) !== 'other') return column;
    if (rows.some((cells) => isRemainderWord(cells[column] ?? ''))) return column;
  }
  const counts = new Map<number, number>();
  for (const cells of rows) {
    const place = placeOfPercent(cells, -1);
    if (place > 0) counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), [-1, 0])[0];
}

/** Reads one row; null for a heading, a total, a phase alone, or an empty row. */
function readRow(cells: readonly string[], column: number): PastedLine | null {
  const place = placeOfPercent(cells, column);
  // A figure before the names numbers the lines where the percentages stand behind them.
  const at = place === 0 && column > 0 ? -1 : place;
  const filled = cells.filter((cell, index) => cell !== '' && index !== at && !isFigure(cell) && !BESIDE.test(cell));
  if (filled.length === 0 || filled.some(isTotal)) return null;
  if (at === -1 && filled.some((text) => HEADING.test(text))) return null;
  // 'abc' where the other rows have a figure is one that cannot be read.
  const isBehind = cells.slice(column + 1).some((cell) => ALMOST_FIGURE.test(cell));
  const isUnread = at === -1 && !isBehind && filled.length > 1 && (cells[column] ?? '') !== '';
  const texts = isUnread ? filled.filter((text) => text !== cells[column]) : filled;
  const percent = cells[isUnread ? column : at] ?? '';
  const [first = '', second] = texts;
  const hasPhase = second !== undefined && PHASE.test(first);
  const name = hasPhase ? second : first;
  if (second === undefined && percent === '' && PHASE.test(first)) return null;
  const isRemainder = isRemainderWord(percent);
  return {
    name,
    phase: hasPhase ? first : '',
    // What cannot be read stays as it was pasted: its line shows what is wrong with it.
    percent: isRemainder
      ? ''
      : figureOf(percent) || (texts.findLast((text) => text !== name && ALMOST_FIGURE.test(text)) ?? ''),
    isRemainder,
  };
}

const millionthsOf = (percent: string): Millionths | null => {
  const read = readDecimal(percent, DECIMALS);
  return read && !read.isNegative ? Number(read.units) : null;
};

type Problems = FormulaSheetRow['problems'];
/** A figure with two meanings and an approximate one stay as they were pasted: the field of the amount refuses them. */
const isUndecided = (problems: Problems): boolean =>
  problems.some(({ code }) => code === 'FRACTION_OR_PERCENT' || code === 'APPROXIMATE');
/** What was weighed diluted, nobody knows in what, gets no percentage by itself. */
const isOpen = (problems: Problems): boolean => problems.some(({ code }) => code === 'DILUTION_OPEN');
const asPasted = (problems: Problems): string => problems.find(({ column }) => column === 'PERCENT')?.value ?? '';

/** The rows above a total that is the sum of theirs: what stands below it, "pH 5.5", is no line. */
function aboveTotal(rows: readonly (readonly string[])[], column: number): readonly (readonly string[])[] {
  const figureAt = (cells: readonly string[]) => millionthsOf(figureOf(cells[placeOfPercent(cells, column)] ?? ''));
  const at = rows.findIndex((cells) => cells.some(isTotal));
  if (at < 0) return rows;
  const sum = rows.slice(0, at).reduce((all, cells) => all + (readRow(cells, column) ? (figureAt(cells) ?? 0) : 0), 0);
  return sum > 0 && sum === figureAt(rows[at] ?? []) ? rows.slice(0, at) : rows;
}

/** Lines below headings, read as the import reads a sheet; null where there are none. */
function readBelowHeadings(text: string): PastedLines | null {
  const separator = text.includes('\t') ? '\t' : ';';
  const sheet = readFormulaSheet(pastedCells(text, separator));
  if (!sheet.ok) return null;
  const lines = sheet.rows.map(({ tradeName, components, phase, amount, isRemainder, problems }) => ({
    name: tradeName || components.map(({ inciName }) => inciName).join(', '),
    phase,
    percent: isOpen(problems) ? '' : (!isUndecided(problems) && amount) || (isRemainder ? '' : asPasted(problems)),
    isRemainder,
  }));
  const read = lines.map(({ percent }) => millionthsOf(percent));
  const isWhole = lines.every(({ isRemainder }, at) => !isRemainder && read[at] !== null);
  const sum = read.reduce((total: number, one) => total + (one ?? 0), 0);
  const kind = { PERCENT: 'percent', FRACTIONS: 'fractions', OTHER: 'other' } as const;
  return { lines, kind: isWhole ? kind[sheet.scale] : null, sum };
}

/**
 * Reads lines copied from a spreadsheet: below headings as the import reads a sheet; without them raw material and
 * percentage, a phase before them or not, in cells parted by tabs or semicolons. Totals are left out. Figures that add
 * up to 1 are fractions and become percentages; grams are only recognised as such.
 */
export function readPastedLines(text: string): PastedLines {
  const below = readBelowHeadings(text);
  if (below) return below;
  const rows = text.split(/\r\n|\r|\n/).map(cellsOf);
  const column = columnOfPercents(rows);
  const lines = aboveTotal(rows, column).flatMap((cells) => readRow(cells, column) ?? []);
  const figures = lines.map(({ percent, isRemainder }) => (isRemainder ? 0 : millionthsOf(percent)));
  const read = figures.filter((one) => one !== null);
  const sum = read.reduce((total, one) => total + one, 0);
  const isWhole = lines.length > 0 && read.length === lines.length && !lines.some(({ isRemainder }) => isRemainder);
  const kind = isWhole ? sumKindOf(read) : null;
  if (kind !== 'fractions') return { lines, kind, sum };
  return { lines: lines.map((line, at) => ({ ...line, percent: formatPercent((read[at] ?? 0) * 100) })), kind, sum };
}

/** The percentages of pasted figures, such as grams, scaled so that they add up to 100. */
export function scaledLines({ lines }: PastedLines): PastedLine[] {
  const scaled = scaleToHundred(lines.map(({ percent }) => millionthsOf(percent) ?? 0));
  return lines.map((line, at) => ({ ...line, percent: formatPercent(scaled[at] ?? 0) }));
}

/** What pasted lines become in the editor: each with the raw material of its name, or with the mere name. */
export const toNewLines = (
  lines: readonly PastedLine[],
  found: ReadonlyMap<string, LineMaterial>,
): readonly NewLine[] =>
  lines.map(({ name, ...line }) => {
    const material = found.get(name) ?? null;
    return { ...emptyLine, ...line, material, provisionalName: material ? '' : name };
  });
