/** What the figures of a column without a unit are: percentages, fractions of 1, or either of them. */
export type ShareScale = 'PERCENT' | 'FRACTIONS' | 'UNCLEAR';

/** Ours: a sum of fractions that are rounded, as in `sumKindOf`. */
const FROM = 0.98;
const TO = 1.02;

/**
 * Tells fractions of 1 from percentages by what the figures of each composition add up to: a figure above 1 is a
 * percentage, and figures of several ingredients that add up to 1 are fractions, unless the heading says percent. What
 * nobody can tell is UNCLEAR, so that a person is asked; nothing is multiplied without a sum that says so.
 * `compositions` has the upper ends of the figures, each composition apart.
 */
export function shareScaleOf(compositions: readonly (readonly number[])[], isPercentStated: boolean): ShareScale {
  const figures = compositions.flat();
  if (figures.length === 0 || figures.some((figure) => figure > TO)) return 'PERCENT';
  const isWhole = (parts: readonly number[]): boolean => {
    const sum = parts.reduce((all, one) => all + one, 0);
    return parts.length > 1 && sum >= FROM && sum <= TO;
  };
  const hasWhole = compositions.some(isWhole);
  if (isPercentStated) return hasWhole ? 'UNCLEAR' : 'PERCENT';
  return hasWhole ? 'FRACTIONS' : 'UNCLEAR';
}
