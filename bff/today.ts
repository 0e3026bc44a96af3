import { dayOf } from '../domain/day.ts';

/** Today's date in Belgrade, such as 2026-11-22. */
export const today = (): string => dayOf(new Date());
