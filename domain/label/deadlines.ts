import { applicationDates } from '../annex/applicationDates.ts';
import { type IsoDate, LAST_AVAILABLE, LAST_PLACING } from '../allergen/declaration.ts';
import { OTHER_LAW_DAYS } from './beside/otherLaws.ts';

/**
 * Days after which the same label is judged otherwise although neither it nor the knowledge changed: the ends of the
 * transition periods of Regulation (EU) 2023/1545, of the entries of the annexes and of the laws beside them.
 */
export const DEADLINES: readonly IsoDate[] = [
  ...new Set([
    LAST_PLACING,
    LAST_AVAILABLE,
    ...applicationDates.flatMap(({ lastPlacing, lastAvailable }) => [lastPlacing, lastAvailable]),
    ...OTHER_LAW_DAYS,
  ]),
].sort();

/**
 * The last deadline that is over on a day, null before the first. On two days with the same one a label has the same
 * result.
 */
export function lastDeadlineBefore(on: IsoDate): IsoDate | null {
  return DEADLINES.findLast((day) => day < on) ?? null;
}
