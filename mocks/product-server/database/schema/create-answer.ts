import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** What was answered to creates that carried a key, so that a second send makes no second record. */
export const createAnswers = pgTable(
  'create_answers',
  {
    userId: text('user_id').notNull(),
    operation: text('operation').notNull(),
    /** SHA-256 of the key, in hexadecimal; the key itself opens the answer and is kept nowhere. */
    key: text('key').notNull(),
    /** SHA-256 of the body, in hexadecimal. */
    body: text('body').notNull(),
    /** The answer, encrypted; null while the record is being created. */
    answer: text('answer'),
    askedAt: timestamp('asked_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.operation, table.key] }),
    index('create_answers_by_time').on(table.askedAt),
  ],
);
