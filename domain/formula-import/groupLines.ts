import { FORMULA_LIMITS } from '../formula/limits.ts';
import { lineOfText } from '../raw-material-import/cellTexts.ts';
import { unguardFormula } from '../raw-material-import/formulaGuard.ts';
import type { SheetLine } from '../import/tables/headings.ts';
import type { Cells } from '../import/tables/openedSheet.ts';
import { materialKey } from '../raw-material-import/materialKey.ts';
import type { FormulaColumn } from './formulaColumns.ts';

type Line = SheetLine<FormulaColumn>;

/** The lines of one raw material with the phase that they belong to. */
export interface LineGroup {
  phase: string;
  lines: [Line, ...Line[]];
}

/** What the lines below the headings are. */
export interface GroupedLines {
  groups: LineGroup[];
  /** Lines that state the sum of all. */
  totals: Line[];
  /** Numbers of lines that are left out: sums of a phase, and remarks below the sum of all. */
  leftOut: number[];
}

const TOTAL = /^(?:grand total|totals?|ukupno|suma|sum|zbir|svega|σ|∑)(?: ?\(?(?:%|w\/w|g)\)?)? ?[:.]?$/iu;
const SUBTOTAL = /^(?:sub-?total|međuzbir|(?:total|ukupno|suma|zbir) (?:(?:phase|faza|faze) )?[A-Z]\d?) ?[:.]?$/iu;
/** "A", "A1", "Phase A", "FAZA B:", "Faza B - uljna". */
const CAPTION = /^(?:(?:phase|faza) ?(?<named>[A-Z]\d?|\d{1,2})\b.*|(?<letter>[A-Z]\d?)[.:)]?)$/iu;
/** "Water phase", "Uljna faza:", "Phase: oil". */
const WORD_CAPTION = /^(?:(?<before>\S.*) (?:phase|faza) ?[:.]?|(?:phase|faza) ?[:–-] ?(?<behind>\S.*))$/iu;
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

/** The phase that a line names for those below it, standing alone in its line; null for a line of any other kind. */
function captionOf(line: Line, filled: readonly string[]): string | null {
  const [only = '', ...others] = filled;
  if (only === '' || others.length > 0) return null;
  const { named, letter } = CAPTION.exec(only)?.groups ?? {};
  if (named || letter) return (named ?? letter ?? '').toUpperCase();
  const { before, behind } = WORD_CAPTION.exec(only)?.groups ?? {};
  return before ?? behind ?? (textOf(line, 'PHASE') || null);
}

/** A line that names a total and says nothing that only a raw material has. */
const isSum = (line: Line, filled: readonly string[], word: RegExp): boolean =>
  filled.some((text) => word.test(text)) &&
  (['CODE', 'INCI', 'MANUFACTURER', 'FUNCTION'] as const).every((column) => {
    const text = textOf(line, column);
    return text === '' || word.test(text);
  });

/**
 * Groups lines by raw material. A phase that stands alone in its line holds for the lines below it, and so does one in
 * a merged cell.
 */
export function groupLines(lines: readonly Line[], cells: Cells): GroupedLines {
  const groups: LineGroup[] = [];
  const totals: Line[] = [];
  const leftOut: number[] = [];
  let phase = '';
  for (const line of lines) {
    const filled = (cells[line.line - 1] ?? []).map(lineOfText).filter(Boolean);
    const caption = captionOf(line, filled);
    const hasAmount = amountOf(line) !== '';
    if (isSum(line, filled, TOTAL)) totals.push(line);
    else if (isSum(line, filled, SUBTOTAL) || (totals.length > 0 && !hasAmount)) leftOut.push(line.line);
    else if (caption !== null) phase = caption;
    else {
      phase = phaseOf(textOf(line, 'PHASE'), phase);
      const above = groups.at(-1);
      // A caption of another phase in between ends the composition above it, too.
      if (above?.phase === phase && continues(line, above.lines)) above.lines.push(line);
      else groups.push({ phase, lines: [line] });
    }
  }
  return { groups, totals, leftOut };
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
