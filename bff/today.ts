/** Today's date in UTC, such as 2026-11-22. */
export const today = (): string => new Date().toISOString().slice(0, 10);
