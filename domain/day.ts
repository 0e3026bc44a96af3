/**
 * The time zone whose days count on the servers: documents expire, rules begin and weeks start at midnight where the
 * product is used. In a browser the days are those of its reader.
 */
const DAY_ZONE = 'Europe/Belgrade';

/** This language writes days as ISO 8601 does. */
const format = new Intl.DateTimeFormat('sv-SE', { timeZone: DAY_ZONE });

/** The day of a moment in Belgrade, YYYY-MM-DD. */
export const dayOf = (moment: Date): string => format.format(moment);

/** The day that is so many days after another one, both YYYY-MM-DD. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** The Monday of the week of a day, both YYYY-MM-DD. */
export const mondayOf = (day: string): string => daysAfter(day, -((new Date(day).getUTCDay() + 6) % 7));
