/**
 * The time zone whose days count on the servers: documents expire, rules begin and weeks start at midnight where the
 * product is used. In a browser the days are those of its reader.
 */
const DAY_ZONE = 'Europe/Belgrade';

/** This language writes days as ISO 8601 does. */
const format = new Intl.DateTimeFormat('sv-SE', { timeZone: DAY_ZONE });

/** The day of a moment in Belgrade, YYYY-MM-DD. */
export const dayInBelgrade = (moment: Date): string => format.format(moment);
