import { FORMULA_LIMITS } from '../formula/limits.ts';
import { isSubtotal, isTotal } from '../import/rows/totals.ts';
import { beginning, lineOfText } from '../raw-material-import/cellTexts.ts';
import { unguardFormula } from '../raw-material-import/formulaGuard.ts';
import type { SheetLine } from '../import/tables/headings.ts';
import type { Cells } from '../import/tables/openedSheet.ts';
import { materialKey } from '../raw-material-import/materialKey.ts';
import { isInCapitals, isNote, phaseOfCaption, sameLetter, toPhase } from './captions.ts';
import type { FormulaColumn } from './formulaColumns.ts';

type Line = SheetLine<FormulaColumn>;

/** The lines of one raw material with the phase that they belong to. */
export interface LineGroup {
  phase: string;
  lines: [Line, ...Line[]];
}

/**
 * Why a line of the sheet is no raw material: it names a phase, states the sum of a part or, without a name, of all,
 * explains, or stands below the sum of all.
 */
export type LeftOutReason = 'CAPTION' | 'SUBTOTAL' | 'UNNAMED_TOTAL' | 'NOTE' | 'BELOW_TOTAL';

/** A line that is left out. */
export interface LeftOutLine {
  /** Its number in the sheet, from 1. */
  line: number;
  reason: LeftOutReason;
  /** What it says, cut at 200 characters. */
  text: string;
}

/** What the lines below the headings are. */
export interface GroupedLines {
  groups: LineGroup[];
  /** Lines that state the sum of all. */
  totals: Line[];
  leftOut: LeftOutLine[];
}

/** Our figures: lines in which letters of phases are looked for, and the length of a cell with one. */
const MAX_LETTER_LINES = 2_000;
const MAX_LETTER_CELL = 40;

/** Characters that are quoted of a line. */
export const MAX_TEXT = 200;
/** What a sheet says of a line without a phase below one with a phase. */
const NO_PHASE = /^[-–—]$/;

/**
 * What a cell says; a calculated text counts by its stored value. A text that begins like a calculation is guarded, and
 * so told from one.
 */
export const statedText = ({ cells }: Line, column: FormulaColumn): string => {
  const cell = cells[column] ?? '';
  return /^\s*=/.test(cell) ? cell.replace(/^\s*=/, '') : unguardFormula(cell);
};

/** What a cell says as one line. */
export const textOf = (line: Line, column: FormulaColumn): string => lineOfText(statedText(line, column));

/** The columns that say what only a raw material has. */
const IDENTITY = ['CODE', 'INCI', 'CAS', 'MANUFACTURER', 'FUNCTION'] as const;

/** A line that names a total and says nothing that only a raw material has. */
const isSum = (line: Line, filled: readonly string[], isWord: (text: string) => boolean): boolean =>
  filled.some(isWord) &&
  IDENTITY.every((column) => {
    const text = textOf(line, column);
    return text === '' || isWord(text);
  });

/** What tells a caption from a raw material without an amount. */
interface TableStyle {
  /** The last line that states an amount. */
  lastAmount: number;
  /** Whether most names are in capital letters, so that they tell nothing. */
  isInCapitals: boolean;
  /** Whether most lines say more of a raw material than name and amount. */
  isDetailed: boolean;
}

/** Whether a line states an amount and says nothing of what it is one of. */
export const isUnnamed = (line: Line): boolean =>
  amountOf(line) !== '' && nameOf(line) === '' && IDENTITY.every((column) => textOf(line, column) === '');

const nameOf = (line: Line): string => textOf(line, 'TRADE_NAME') || textOf(line, 'INCI');

function styleOf(lines: readonly Line[]): TableStyle {
  const stated = lines.filter((line) => amountOf(line) !== '');
  const most = (holds: (line: Line) => boolean): boolean => stated.filter(holds).length * 2 > stated.length;
  const hasBoth = most((line) => textOf(line, 'TRADE_NAME') !== '' && textOf(line, 'INCI') !== '');
  return {
    lastAmount: stated.at(-1)?.line ?? 0,
    isInCapitals: most((line) => isInCapitals(nameOf(line))),
    isDetailed: hasBoth || most((line) => IDENTITY.some((column) => column !== 'INCI' && textOf(line, column) !== '')),
  };
}

/**
 * The phase that a line names for those below it; null for a line of any other kind. A text alone in its line amid the
 * table is a caption if it stands where no name does, is in capital letters as no name is, ends with a colon, or where
 * the other lines say more of their raw materials; elsewhere it may be a raw material whose amount is missing.
 */
function captionOf(line: Line, filled: readonly string[], style: TableStyle): string | null {
  const [only = '', ...others] = filled;
  const phase = textOf(line, 'PHASE');
  const isBare = amountOf(line) === '' && IDENTITY.every((column) => textOf(line, column) === '');
  const name = textOf(line, 'TRADE_NAME');
  // "A | Water phase |" and "Water phase | 65 %" are captions, too.
  if (isBare && phase !== '' && filled.length === 2 && phaseOfCaption(name) !== null) return phase;
  if (others.length > 0) return null;
  const named = phaseOfCaption(only);
  if (named !== null) return named;
  if (phase !== '') return phase;
  if (line.line > style.lastAmount || !/\p{L}/u.test(only) || isNote(only)) return null;
  const isCaption =
    nameOf(line) === '' ||
    /:$/.test(only) ||
    (isInCapitals(only) && !style.isInCapitals) ||
    (isBare && style.isDetailed);
  return isCaption ? only : null;
}

/** "Water phase | 65 %": a caption with the sum of its phase. */
const isCaptionWithSum = (line: Line, filled: readonly string[]): boolean =>
  filled.length === 2 &&
  amountOf(line) !== '' &&
  textOf(line, 'INCI') === '' &&
  /phase|faza|fase|фаза|φάση/i.test(textOf(line, 'TRADE_NAME')) &&
  phaseOfCaption(textOf(line, 'TRADE_NAME')) !== null;

/**
 * Groups the lines below the headings by raw material. A phase that stands alone in its line holds for the lines below
 * it, and so does one in a merged cell. A line that says nothing in the columns that count is a caption or a note.
 */
export function groupLines(lines: readonly Line[], cells: Cells, headingsAt: number): GroupedLines {
  const result: GroupedLines = { groups: [], totals: [], leftOut: [] };
  const byNumber = new Map(lines.map((line) => [line.line, line]));
  const style = styleOf(lines);
  const letterOf = sameLetter(
    cells
      .slice(headingsAt + 1, headingsAt + 1 + MAX_LETTER_LINES)
      .flatMap((row) => row.filter((cell) => cell.length <= MAX_LETTER_CELL))
      .map((cell) => phaseOfCaption(lineOfText(cell)) ?? ''),
  );
  let phase = '';
  for (const [at, row] of cells.entries()) {
    const filled = at > headingsAt ? row.map(lineOfText).filter(Boolean) : [];
    if (filled.length === 0) continue;
    const line = byNumber.get(at + 1) ?? { line: at + 1, cells: {} };
    const leaveOut = (reason: LeftOutReason): void => {
      result.leftOut.push({ line: line.line, reason, text: beginning(filled.join(' '), MAX_TEXT) });
    };
    const caption = captionOf(line, filled, style);
    if (isSum(line, filled, isTotal)) result.totals.push(line);
    else if (isSum(line, filled, isSubtotal)) leaveOut('SUBTOTAL');
    else if (isCaptionWithSum(line, filled)) {
      phase = letterOf(toPhase(phaseOfCaption(textOf(line, 'TRADE_NAME')) ?? ''));
      leaveOut('SUBTOTAL');
    } else if (result.totals.length > 0 && amountOf(line) === '') leaveOut('NOTE');
    else if (caption !== null) {
      phase = letterOf(toPhase(caption));
      leaveOut('CAPTION');
    } else if (!byNumber.has(line.line) || (filled.length === 1 && isNote(filled[0] ?? ''))) leaveOut('NOTE');
    else {
      phase = letterOf(phaseOf(textOf(line, 'PHASE'), phase));
      addToGroups(result.groups, line, phase);
    }
  }
  return result;
}

function addToGroups(groups: LineGroup[], line: Line, phase: string): void {
  const above = groups.at(-1);
  // A caption of another phase in between ends the composition above it, too.
  if (above?.phase === phase && continues(line, above.lines)) above.lines.push(line);
  else groups.push({ phase, lines: [line] });
}

/**
 * The phase of a line: what its cell says, without the word "phase" where that is too long, or the phase of the line
 * above.
 */
function phaseOf(cell: string, above: string): string {
  if (NO_PHASE.test(cell)) return '';
  const text = cell.length <= FORMULA_LIMITS.phase ? cell : cell.replace(/^(?:phase|faza) | (?:phase|faza)$/gi, '');
  return text || above;
}

/** What a line says of the amount, as it stands there. */
export const amountOf = ({ cells }: Line): string => unguardFormula(cells.PERCENT ?? cells.GRAMS ?? '').trim();

/**
 * A line continues the composition above it if it has an INCI name of its own and no trade name, or the same one, and
 * if it repeats code and manufacturer at most. The same INCI name again is the same raw material again, in another
 * phase perhaps.
 */
function continues(line: Line, [first, ...more]: LineGroup['lines']): boolean {
  const inci = textOf(line, 'INCI');
  const tradeName = textOf(first, 'TRADE_NAME');
  if (inci === '' || tradeName === '') return false;
  // A name without INCI names above one with them is another raw material, unless only the first line has the name.
  if (textOf(first, 'INCI') === '' && textOf(line, 'TRADE_NAME') !== '') return false;
  const isRepeated = (column: FormulaColumn): boolean => {
    const text = textOf(line, column);
    return text === '' || materialKey(text, '') === materialKey(textOf(first, column), '');
  };
  if (!(['TRADE_NAME', 'CODE', 'MANUFACTURER'] as const).every(isRepeated)) return false;
  return [first, ...more].every((above) => materialKey(textOf(above, 'INCI'), '') !== materialKey(inci, ''));
}
