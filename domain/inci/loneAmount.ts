import { amountsIn } from './amount.ts';
import type { PrintedAmount } from './printedAmount.ts';

/** A figure in a column of its own: "97" of "Aqua | 97". */
const FIGURE = /^[\s([]{0,3}\d{1,3}(?:[.,]\d{1,6})?[\s)\]]{0,3}$/;
const COLUMN = /[\t|;]|\s-\s/;

/**
 * The last name before an amount that stands alone between separators, with what the amount says of it. In a column
 * behind the name, "Phenoxyethanol ⇥ 3 %", it is its concentration; behind a comma or in the next line, or without a
 * unit, it is asked about. `between` is what stands between the name and the amount. Null where it says nothing.
 */
export function withLoneAmount<T extends PrintedAmount>(name: T, between: string, piece: string): T | null {
  const [amount] = amountsIn(piece);
  const isInColumn = COLUMN.test(between) && !between.includes('\n');
  if (!amount && !(isInColumn && FIGURE.test(piece))) return null;
  const { percent = null, least = 0, isOpen = true } = amount ?? {};
  if (isInColumn && percent !== null && !isOpen && name.percent === null)
    return { ...name, percent, ...(least !== percent && { percentFrom: least }) };
  return { ...name, unreadAmount: piece.trim().slice(0, 80) };
}
