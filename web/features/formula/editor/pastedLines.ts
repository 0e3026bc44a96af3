import type { Millionths } from '../../../../domain/formula/percent.ts';
import { formatPercent, readDecimal } from '../../../../domain/formula/percent.ts';
import type { SumKind } from '../../../../domain/formula/scaling.ts';
import { scaleToHundred, sumKindOf } from '../../../../domain/formula/scaling.ts';

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

/** Fills up to 100 %: the words of the import of formulas, in both languages. */
const REMAINDER = /^(?:q\.?\s?s\.?(?:\s?(?:to|ad|do)\s?100)?|(?:to|ad|do)\s?100)\s?%?$/i;
const TOTAL = /^(?:total|ukupno|suma|sum|zbir|Σ)\b|^Σ/i;
const HEADING =
  /^(?:%|udeo|procenat|percent(?:age)?|share|kg|g|w\/w|% ?w\/w|naziv|name|sirovina|raw material|trade name)$/i;
const PHASE = /^[\p{L}\d]{1,3}$/u;
const DECIMALS = 6;

/** Begins like a figure, such as '5,5,5' or '12 g'. */
const ALMOST_FIGURE = /^[+-]?[.,]?\d/;

const isFigure = (cell: string) => readDecimal(cell, DECIMALS) !== null;

/** Reads one row; null for a heading, a total, a phase alone, or an empty row. */
function readRow(row: string): PastedLine | null {
  const cells = row.split(/\t|;/).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
  const at = cells.findLastIndex((cell) => isFigure(cell) || REMAINDER.test(cell));
  const texts = cells.filter((cell, place) => cell !== '' && place !== at && !isFigure(cell));
  if (texts.length === 0 || texts.some((text) => TOTAL.test(text))) return null;
  const percent = cells[at] ?? '';
  if (percent === '' && texts.some((text) => HEADING.test(text))) return null;
  const [first = '', second] = texts;
  const hasPhase = second !== undefined && PHASE.test(first);
  const name = hasPhase ? second : first;
  if (second === undefined && percent === '' && PHASE.test(first)) return null;
  const isRemainder = REMAINDER.test(percent);
  return {
    name,
    phase: hasPhase ? first : '',
    // What cannot be read stays as it was pasted: its line shows what is wrong with it.
    percent: isRemainder ? '' : percent || (texts.findLast((text) => text !== name && ALMOST_FIGURE.test(text)) ?? ''),
    isRemainder,
  };
}

const millionthsOf = (percent: string): Millionths | null => {
  const read = readDecimal(percent, DECIMALS);
  return read && !read.isNegative ? Number(read.units) : null;
};

/**
 * Reads lines copied from a spreadsheet: raw material and percentage, a phase before them or not, in cells parted by tabs or semicolons.
 * Headings and totals are left out. Figures that add up to 1 are fractions and become percentages; grams are only recognised as such.
 */
export function readPastedLines(text: string): PastedLines {
  const lines = text.split(/\r\n|\r|\n/).flatMap((row) => readRow(row) ?? []);
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
