import { dayInBelgrade } from '../domain/dayInBelgrade.ts';

/** Today's date in Belgrade, such as 2026-11-22. */
export const today = (): string => dayInBelgrade(new Date());
