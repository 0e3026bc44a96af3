import { type IsoDate, LAST_AVAILABLE, LAST_PLACING } from '../allergen/declaration.ts';

/**
 * Days after which the same label is judged otherwise although neither it nor the knowledge changed: the ends of the
 * transition periods of Regulation (EU) 2023/1545. Limits of the annexes that come with such periods (Annex III/376:
 * until 1 May 2027) are judged as for a product placed on the market today, so their later dates change no result.
 */
export const DEADLINES: readonly IsoDate[] = [LAST_PLACING, LAST_AVAILABLE];

/**
 * The last deadline that is over on a day, null before the first. On two days with the same one a label has the same
 * result.
 */
export function lastDeadlineBefore(on: IsoDate): IsoDate | null {
  return DEADLINES.findLast((day) => day < on) ?? null;
}
