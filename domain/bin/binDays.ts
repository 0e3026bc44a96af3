/** How many days what was deleted can be put back: product decisions, section 3. */
export const BIN_DAYS = 30;

/** Until when something that was deleted can be put back. */
export const restorableUntil = (deletedAt: Date): Date =>
  new Date(deletedAt.getTime() + BIN_DAYS * 24 * 60 * 60 * 1000);
