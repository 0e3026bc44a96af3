/** What the figures of a column without a unit are: percentages, fractions of 1, or either of them. */
export type ShareScale = 'PERCENT' | 'FRACTIONS' | 'UNCLEAR';

/** Ours: a sum of fractions that are rounded, as in `sumKindOf`. */
const FROM = 0.98;
const TO = 1.02;

/**
 * Tells fractions of 1 from percentages for each composition of a column by what its figures add up to: a figure above
 * 1 is a percentage, and so is the rest of its column; figures of several ingredients that add up to 1 are fractions,
 * and so is their column, unless the heading says percent or the column has percentages. What nobody can tell is
 * UNCLEAR, so that a person is asked; nothing is multiplied without a sum that says so. `compositions` has the upper
 * ends of the figures, each composition apart.
 */
export function shareScalesOf(
  compositions: readonly (readonly number[])[],
  isPercentStated: boolean,
): readonly ShareScale[] {
  const hasPercentages = compositions.flat().some((figure) => figure > TO);
  const isWhole = (parts: readonly number[]): boolean => {
    const sum = parts.reduce((all, one) => all + one, 0);
    return parts.length > 1 && sum >= FROM && sum <= TO;
  };
  if (hasPercentages) return compositions.map((parts) => (isWhole(parts) ? 'UNCLEAR' : 'PERCENT'));
  const hasWhole = compositions.some(isWhole);
  const scale = isPercentStated ? (hasWhole ? 'UNCLEAR' : 'PERCENT') : hasWhole ? 'FRACTIONS' : 'UNCLEAR';
  return compositions.map((parts) => (parts.length > 0 ? scale : 'PERCENT'));
}
