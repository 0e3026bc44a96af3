import { applicationDates } from '../annex/applicationDates.ts';
import { type IsoDate, LAST_AVAILABLE, LAST_PLACING } from '../allergen/declaration.ts';

/**
 * Days after which the same label is judged otherwise although neither it nor the knowledge changed: the ends of the
 * transition periods of Regulation (EU) 2023/1545 and of the entries of the annexes.
 */
export const DEADLINES: readonly IsoDate[] = [
  ...new Set([
    LAST_PLACING,
    LAST_AVAILABLE,
    ...applicationDates.flatMap(({ lastPlacing, lastAvailable }) => [lastPlacing, lastAvailable]),
  ]),
].sort();

/**
 * The last deadline that is over on a day, null before the first. On two days with the same one a label has the same
 * result.
 */
export function lastDeadlineBefore(on: IsoDate): IsoDate | null {
  return DEADLINES.findLast((day) => day < on) ?? null;
}
