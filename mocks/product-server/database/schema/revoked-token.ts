import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Sessions that were signed out, until their tokens have expired anyway. */
export const revokedTokens = pgTable(
  'revoked_tokens',
  {
    /** SHA-256 of the token, in hexadecimal; the token itself is kept nowhere. */
    hash: text('hash').primaryKey(),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  },
  (table) => [index('revoked_tokens_by_end').on(table.expiresAt)],
);
