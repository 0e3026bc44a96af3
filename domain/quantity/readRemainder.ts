const QUANTUM_SATIS = String.raw`(?:q\.?\s?[sb]\.?(?:\s?p\.?)?|quantum (?:satis|sufficit))`;
const UNTIL = String.raw`(?:up to|to|ad|do|a)\.?`;
const WHOLE = String.raw`100(?:[.,]0+)?\s*(?:%|g|ml)?`;
const REMAINDER = new RegExp(
  `^(?:${QUANTUM_SATIS}(?:\\s*(?:${UNTIL}\\s*)?${WHOLE})?|${UNTIL}\\s*${WHOLE}|balance|rest|remainder|ostatak)$`,
  'i',
);

/**
 * Whether a cell says that its ingredient fills up to 100 %: 'certain' for "q.s. to 100", "ad 100", "do 100" and
 * "balance"; 'satis' for "q.s." alone, which may also mean an amount that nobody wrote; null for anything else.
 */
export function readRemainder(cell: string): 'certain' | 'satis' | null {
  const text = cell.trim();
  if (!REMAINDER.test(text)) return null;
  return /^q[^1]*$/i.test(text) ? 'satis' : 'certain';
}
