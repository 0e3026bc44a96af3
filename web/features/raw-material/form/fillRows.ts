import { MAX_COMPONENTS } from '../../../../domain/raw-material/limits.ts';
import type { PastedRow } from '../../../../domain/raw-material/pastedRows.ts';
import type { CompositionRow } from './composition.form.ts';

/**
 * The rows once what was pasted fills them from a place on, as a spreadsheet does it: over what stands there, and beyond
 * the last row. A column that the clipboard does not have stays. What goes beyond the most rows is left out and counted.
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
