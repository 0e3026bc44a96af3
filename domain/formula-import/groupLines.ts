import { lineOfText } from '../raw-material-import/cellTexts.ts';
import type { Cells, SheetLine } from '../raw-material-import/headings.ts';
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

/** What a cell says; a calculated text counts by its stored value. */
export const statedText = ({ cells }: Line, column: FormulaColumn): string =>
  (cells[column] ?? '').replace(/^\s*=/, '');

/** What a cell says as one line. */
export const textOf = (line: Line, column: FormulaColumn): string => lineOfText(statedText(line, column));

/** Groups lines by raw material. A phase letter that stands alone in its line holds for the lines below it, and so does one in a merged cell. */
export function groupLines(lines: readonly Line[], cells: Cells): GroupedLines {
  const groups: LineGroup[] = [];
  const totals: Line[] = [];
  const leftOut: number[] = [];
  let phase = '';
  for (const line of lines) {
    const filled = (cells[line.line - 1] ?? []).map(lineOfText).filter(Boolean);
    const caption = filled.length === 1 ? CAPTION.exec(filled[0] ?? '')?.groups : undefined;
    const hasAmount = amountOf(line) !== '';
    if (filled.some((text) => TOTAL.test(text))) totals.push(line);
    else if (filled.some((text) => SUBTOTAL.test(text)) || (totals.length > 0 && !hasAmount)) leftOut.push(line.line);
    else if (caption) phase = (caption['named'] ?? caption['letter'] ?? '').toUpperCase();
    else {
      phase = textOf(line, 'PHASE').replace(/^(?:phase|faza) | (?:phase|faza)$/gi, '') || phase;
      const above = groups.at(-1);
      // A caption of another phase in between ends the composition above it, too.
      if (above?.phase === phase && continues(line, above.lines)) above.lines.push(line);
      else groups.push({ phase, lines: [line] });
    }
  }
  return { groups, totals, leftOut };
}

/** What a line says of the amount, as it stands there. */
export const amountOf = ({ cells }: Line): string => (cells.PERCENT ?? cells.GRAMS ?? '').trim();

/**
 * A line continues the composition above it if it has an INCI name of its own and no trade name, or the same one, and if it repeats code and
 * manufacturer at most. The same INCI name again is the same raw material again, in another phase perhaps.
 */
function continues(line: Line, [first, ...more]: LineGroup['lines']): boolean {
  const inci = textOf(line, 'INCI');
  const tradeName = textOf(first, 'TRADE_NAME');
  if (inci === '' || tradeName === '') return false;
  const isRepeated = (column: FormulaColumn): boolean => {
    const text = textOf(line, column);
    return text === '' || materialKey(text, '') === materialKey(textOf(first, column), '');
  };
  if (!(['TRADE_NAME', 'CODE', 'MANUFACTURER'] as const).every(isRepeated)) return false;
  return [first, ...more].every((above) => materialKey(textOf(above, 'INCI'), '') !== materialKey(inci, ''));
}
