import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './schema.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** Tokens with which tools work in the name of a person. One that is revoked has no row. */
export const accessTokens = pgTable('access_tokens', {
  id: text('id').primaryKey(),
  userId: text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  /** SHA-256 of the token, in hexadecimal; the token itself is kept nowhere. */
  hash: text('hash').notNull().unique(),
  isReadOnly: boolean('is_read_only').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  /** To the minute. */
  lastUsedAt: moment('last_used_at'),
});
