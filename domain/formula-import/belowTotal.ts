import { SUM_TOLERANCE } from '../formula/scaling.ts';
import type { QuantityContext } from '../quantity/readQuantity.ts';
import { lineOfText, beginning } from '../raw-material-import/cellTexts.ts';
import type { Cells } from '../import/tables/openedSheet.ts';
import { type GroupedLines, isUnnamed, type LeftOutLine, type LineGroup, MAX_TEXT } from './groupLines.ts';
import { readLineAmount, readRow } from './readRow.ts';

/** SUM_TOLERANCE, which is in millionths, in units of 10^-8. */
const TOLERANCE = BigInt(SUM_TOLERANCE) * 100n;

/** Half of the whole is rather a raw material whose name is missing than the sum of the other half. */
function isHalf(line: LineGroup['lines'][0], context: QuantityContext): boolean {
  const stated = readLineAmount(line, context);
  return stated.kind === 'amount' && [50n * 10n ** 8n, 10n ** 8n / 2n].includes(stated.units);
}

/**
 * Parts the raw materials from a total without a name that equals the sum above it, and from what stands below a total,
 * such as "Viscosity 4500" and "pH 5.5": that is no line of the formula.
 */
export function withoutBelowTotal(
  { groups, totals }: GroupedLines,
  cells: Cells,
  context: QuantityContext,
): { groups: LineGroup[]; totals: GroupedLines['totals']; below: LeftOutLine[] } {
  const isSumAbove = (total: LineGroup['lines'][0]): boolean => {
    const stated = readLineAmount(total, context);
    if (stated.kind !== 'amount') return false;
    const rows = groups.filter(({ lines }) => lines[0].line < total.line).map((group) => readRow(group, context));
    if (rows.some(({ remainder }) => remainder !== 'none')) return true;
    const sum = rows.flatMap(({ amounts }) => amounts).reduce((all, { units }) => all + units, 0n);
    return rows.length > 0 && sum - stated.units <= TOLERANCE && stated.units - sum <= TOLERANCE;
  };
  const leaveOut = (line: number, reason: LeftOutLine['reason']): LeftOutLine => {
    const text = (cells[line - 1] ?? []).map(lineOfText).filter(Boolean).join(' ');
    return { line, reason, text: beginning(text, MAX_TEXT) };
  };
  const last = groups.at(-1)?.lines[0];
  const unnamed =
    groups.length > 2 && last && isUnnamed(last) && !isHalf(last, context) && isSumAbove(last) ? last : null;
  const all = unnamed ? [...totals, unnamed] : totals;
  const end = all.find(isSumAbove);
  if (!end) return { groups, totals, below: [] };
  const isLine = ({ lines }: LineGroup): boolean => lines[0].line < end.line;
  const below = groups
    .filter((group) => !isLine(group))
    .flatMap(({ lines }) =>
      lines.map(({ line }) => leaveOut(line, line === end.line ? 'UNNAMED_TOTAL' : 'BELOW_TOTAL')),
    );
  return { groups: groups.filter(isLine), totals: all, below };
}
