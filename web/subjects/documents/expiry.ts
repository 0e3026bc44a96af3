/** A document is marked from this many days before its expiry. */
const NOTED_DAYS = 60;
const DAY_MS = 86_400_000;

/** The state of the expiry; `days` are those left, counted from midnight to midnight. */
export type Expiry =
  | { state: 'none' }
  | { state: 'expired'; date: string }
  | { state: 'later'; date: string }
  | { state: 'soon'; date: string; days: number };

/** Midnight of the local date as if it were UTC, so that all days have the same length. */
const dayOf = (moment: Date): number => Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate());

interface Expiring {
  /** YYYY-MM-DD, or null. */
  expiresOn: string | null;
  /** From the server, because its date counts. */
  isExpired: boolean;
}

/** The state of an expiry at a time. */
export function expiryOf({ expiresOn, isExpired }: Expiring, now: Date): Expiry {
  if (expiresOn === null) return { state: 'none' };
  if (isExpired) return { state: 'expired', date: expiresOn };
  const days = Math.max(0, Math.round((Date.parse(expiresOn) - dayOf(now)) / DAY_MS));
  return days <= NOTED_DAYS ? { state: 'soon', date: expiresOn, days } : { state: 'later', date: expiresOn };
}
