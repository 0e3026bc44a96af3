const DAY_MS = 86_400_000;

/** Whole days that a file has waited since it was submitted. */
export const waitingDays = (submittedAt: string, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(submittedAt)) / DAY_MS));
