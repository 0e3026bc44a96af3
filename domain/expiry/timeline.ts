/**
 * Months that the time line shows: that of today and the twelve after it, so that a whole year ahead is on it whatever
 * the day (OWN).
 */
const MONTHS = 13;

/** The months of the time line, such as 2026-11, the first one that of today. */
export function timelineMonths(today: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, at) =>
    new Date(Date.UTC(year, month - 1 + at, 1)).toISOString().slice(0, 'YYYY-MM'.length),
  );
}

/** The last day that the time line shows, such as 2027-11-30. */
export function lastTimelineDay(today: string): string {
  const [year = 0, month = 1] = today.split('-').map(Number);
  // Day 0 of a month is the last one of the month before.
  return new Date(Date.UTC(year, month - 1 + MONTHS, 0)).toISOString().slice(0, 'YYYY-MM-DD'.length);
}
