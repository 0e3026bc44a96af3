import { decimalOf } from '../quantity/decimal.ts';
import { fractionOf, over, times } from '../quantity/fraction.ts';
import { computed, type Figure, stated } from './figures.ts';
import type { GroupExposure } from './groupExposure.ts';
import type { Sourced } from './safetyReportTypes.ts';

/** Who is exposed, as far as the exposure to products beside the own one depends on it. */
export type Person = Pick<GroupExposure, 'isOfChild' | 'weight'>;

const THOUSAND = fractionOf(decimalOf(1000));

/** The body weight that somebody entered in place of the default; null where the default holds. */
const enteredWeight = ({ weight }: Person): Figure | null =>
  weight && weight.sourced.origin !== 'default' ? weight : null;

/**
 * Exposure of an adult to a product beside the own one, mg/kg bw/day: the survey figure per kilogram, or g/day × 1000 /
 * body weight where one was entered, as of the own product. Null where the figure is not known.
 */
export function exposureOfPerson(
  row: { readonly exposureGPerDay: number | null; readonly exposureMgPerKgDay: number | null },
  person: Person,
  from: Partial<Pick<Sourced, 'source' | 'isVerified'>>,
): Figure | null {
  const weight = enteredWeight(person);
  if (!weight) return row.exposureMgPerKgDay === null ? null : stated(row.exposureMgPerKgDay, 'default', from);
  if (row.exposureGPerDay === null) return null;
  const grams = stated(row.exposureGPerDay, 'default', from);
  return computed(over(times(grams.exact, THOUSAND), weight.exact), [grams.sourced, weight.sourced]);
}
