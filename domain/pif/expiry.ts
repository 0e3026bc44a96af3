import { daysAfter } from '../day.ts';

/** How many days before its last day a document counts as expiring: design of the PIF, section 4. */
const EXPIRING_WITHIN_DAYS = 60;

/** The last day, YYYY-MM-DD, that is still "within 60 days" of a day. */
export const lastExpiringDay = (today: string): string => daysAfter(today, EXPIRING_WITHIN_DAYS);

/**
 * Whether something is still good and ends within 60 days. On its last day it is good; what has expired is a state of
 * its own.
 */
export const isExpiring = (expiresOn: string | null | undefined, today: string): boolean =>
  Boolean(expiresOn && expiresOn >= today && expiresOn <= lastExpiringDay(today));

/** The last day of the paper that is good longest; null when there is none, or when one of them does not expire. */
export const longestGood = (lastDays: readonly (string | null)[]): string | null =>
  lastDays.includes(null) ? null : (lastDays.toSorted().at(-1) ?? null);

/** Whether the last day is over. */
export const hasExpired = (expiresOn: string | null | undefined, today: string): boolean =>
  Boolean(expiresOn && expiresOn < today);
