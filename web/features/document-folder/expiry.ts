/** From how many days before its expiry a document is noted. */
const NOTED_DAYS = 60;
const DAY_MS = 86_400_000;

/** How a document stands to its expiry; `days` are those left, counted from midnight to midnight. */
export type Expiry =
  | { state: 'none' }
  | { state: 'expired'; date: string }
  | { state: 'later'; date: string }
  | { state: 'soon'; date: string; days: number };

/** Midnight of a moment's day where the person is, as if it were UTC: days are then all of one length. */
const dayOf = (moment: Date): number => Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate());

interface Expiring {
  /** YYYY-MM-DD, or null. */
  expiresOn: string | null;
  /** As the server says, whose day it is that counts. */
  isExpired: boolean;
}

/** What is to be said of an expiry at a moment. */
export function expiryOf({ expiresOn, isExpired }: Expiring, now: Date): Expiry {
  if (expiresOn === null) return { state: 'none' };
  if (isExpired) return { state: 'expired', date: expiresOn };
  const days = Math.max(0, Math.round((Date.parse(expiresOn) - dayOf(now)) / DAY_MS));
  return days <= NOTED_DAYS ? { state: 'soon', date: expiresOn, days } : { state: 'later', date: expiresOn };
}
