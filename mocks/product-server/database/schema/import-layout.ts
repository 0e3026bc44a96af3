import { jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { components } from '../../../../schema/rest/product-server.generated.ts';

type Subject = components['schemas']['ImportLayoutSubject'];

/** What people have said of the columns of sheets, by the headings of a table. */
export const importLayouts = pgTable(
  'import_layouts',
  {
    subject: text('subject').$type<Subject>().notNull(),
    /** A company; an organisation where the subject belongs to none. */
    ownerId: text('owner_id').notNull(),
    /** SHA-256 of the headings. */
    fingerprint: text('fingerprint').notNull(),
    /** The column at each place; null for one that is left out. */
    columns: jsonb('columns').$type<(string | null)[]>().notNull(),
    chosenAt: timestamp('chosen_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.ownerId, table.fingerprint] })],
);
