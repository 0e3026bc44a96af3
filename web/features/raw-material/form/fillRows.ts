import { MAX_COMPONENTS } from '../../../../domain/raw-material/limits.ts';
import type { PastedRow } from '../../../../domain/raw-material/pastedRows.ts';
import type { CompositionRow } from './composition.form.ts';

/**
 * Fills the rows from a position on with pasted ones, as a spreadsheet does: existing rows are overwritten and new ones
 * appended. A column that the clipboard does not have stays. Rows beyond the limit are left out and counted.
 */
export function fillRows(
  rows: readonly CompositionRow[],
  from: number,
  pasted: readonly PastedRow[],
): { rows: CompositionRow[]; filled: number; leftOut: number } {
  const has = {
    inciName: pasted.some((row) => row.inciName !== ''),
    maxConcentration: pasted.some((row) => row.maxConcentration !== ''),
  };
  const taken = pasted.slice(0, MAX_COMPONENTS - from);
  const next = [...rows];
  taken.forEach((row, offset) => {
    const before = rows[from + offset];
    next[from + offset] = {
      inciName: has.inciName ? row.inciName : (before?.inciName ?? ''),
      maxConcentration: has.maxConcentration ? row.maxConcentration : (before?.maxConcentration ?? ''),
    };
  });
  return { rows: next, filled: taken.length, leftOut: pasted.length - taken.length };
}
