/** How many days an applied import of raw materials can be taken back as a whole. */
export const TAKE_BACK_DAYS = 30;

/** Until when an import that was applied can be taken back. */
export const takeBackUntil = (appliedAt: Date): Date =>
  new Date(appliedAt.getTime() + TAKE_BACK_DAYS * 24 * 60 * 60 * 1000);
