import { boolean, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { pifs } from './pif.ts';
import { users } from './schema.ts';

/** Of what people are told by e-mail. Somebody without a row has chosen nothing. */
export const notificationSettings = pgTable('notification_settings', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Number of the last change. */
  version: integer('version').notNull(),
  submitted: boolean('submitted').notNull(),
  returned: boolean('returned').notNull(),
  concluded: boolean('concluded').notNull(),
  signed: boolean('signed').notNull(),
  /** One message a week. */
  expiring: boolean('expiring').notNull(),
  /** Monday of the last week whose message was made, or that needed none. */
  notifiedWeek: date('week_told'),
});

/**
 * Who was told by e-mail of a conclusion of a file's revision, and hears therefore when it is taken back or drawn anew.
 */
export const notifiedConclusions = pgTable(
  'told_conclusions',
  {
    pifId: text('pif_id')
      .notNull()
      .references(() => pifs.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.pifId, table.userId] })],
);
