/** Parts of a cell that holds several amounts. */
const PARTS = /;|\r\n|\n|\r/;
/** What a cell says where there is no figure. */
const NOTHING = /^[-–—/]?$/;

/**
 * One amount of a lower and an upper end that stand in two columns: "60 - 80", or "≥ 60" and "≤ 80" where the other end
 * is not stated, since a figure alone would be taken for the exact one. Ends that contradict each other stay as they
 * are, for the reader of the amount to refuse. Cells of several amounts are joined part by part.
 */
export function joinEnds(lower: string, upper: string): string {
  const [mins, maxes] = [lower, upper].map((cell) =>
    withoutMark(cell)
      .split(PARTS)
      .map((part) => part.trim()),
  ) as [string[], string[]];
  const count = Math.max(mins.length, maxes.length);
  if (count > 1 && [mins, maxes].some((parts) => parts.length !== count && parts.join('') !== ''))
    return `${lower} - ${upper}`;
  return Array.from({ length: count }, (_, at) => joinTwo(mins[at] ?? '', maxes[at] ?? '')).join('; ');
}

/** The equals sign of a calculated cell is none of its value. */
const withoutMark = (cell: string): string => cell.trim().replace(/^=/, '');

function joinTwo(min: string, max: string): string {
  const [hasMin, hasMax] = [!NOTHING.test(min), !NOTHING.test(max)];
  if (!hasMin && !hasMax) return '';
  // "90/10" is the ratio of a mixture and no end.
  const isFigure = (text: string): boolean => /^[\d.,][^/:]*$/.test(text);
  if (!hasMin) return isFigure(max) ? `≤ ${max}` : max;
  if (!hasMax) return isFigure(min) ? `≥ ${min}` : min;
  if (min === max) return max;
  return `${min} - ${max}`;
}
