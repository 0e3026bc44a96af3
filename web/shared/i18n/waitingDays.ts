const DAY_MS = 86_400_000;

/** The calendar day of a moment where the reader is, as a number that grows by one a day whatever the clock change. */
const dayOf = (at: Date): number => Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()) / DAY_MS;

/** Days that a file has waited; 0 is "since today", so what was submitted last night has waited one. */
export const waitingDays = (submittedAt: string, now: Date): number =>
  Math.max(0, dayOf(now) - dayOf(new Date(submittedAt)));
