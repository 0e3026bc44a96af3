import { SUM_TOLERANCE } from '../formula/scaling.ts';
import type { QuantityContext } from '../quantity/readQuantity.ts';
import { lineOfText, beginning } from '../raw-material-import/cellTexts.ts';
import type { Cells } from '../import/tables/openedSheet.ts';
import { type GroupedLines, type LeftOutLine, type LineGroup, MAX_TEXT } from './groupLines.ts';
import { readLineAmount, readRow } from './readRow.ts';

/** SUM_TOLERANCE, which is in millionths, in units of 10^-8. */
const TOLERANCE = BigInt(SUM_TOLERANCE) * 100n;

/**
 * Parts the raw materials from what stands below a total that equals the sum above it, such as "Viscosity 4500" and "pH
 * 5.5": that is no line of the formula.
 */
export function withoutBelowTotal(
  { groups, totals }: GroupedLines,
  cells: Cells,
  context: QuantityContext,
): { groups: LineGroup[]; below: LeftOutLine[] } {
  const end = totals.find((total) => {
    const stated = readLineAmount(total, context);
    if (stated.kind !== 'amount') return false;
    const rows = groups.filter(({ lines }) => lines[0].line < total.line).map((group) => readRow(group, context));
    if (rows.some(({ remainder }) => remainder !== 'none')) return true;
    const sum = rows.flatMap(({ amounts }) => amounts).reduce((all, { units }) => all + units, 0n);
    return rows.length > 0 && sum - stated.units <= TOLERANCE && stated.units - sum <= TOLERANCE;
  });
  if (!end) return { groups, below: [] };
  const isBelow = ({ lines }: LineGroup): boolean => lines[0].line > end.line;
  const below = groups.filter(isBelow).flatMap(({ lines }) =>
    lines.map(({ line }): LeftOutLine => {
      const text = (cells[line - 1] ?? []).map(lineOfText).filter(Boolean).join(' ');
      return { line, reason: 'BELOW_TOTAL', text: beginning(text, MAX_TEXT) };
    }),
  );
  return { groups: groups.filter((group) => !isBelow(group)), below };
}
