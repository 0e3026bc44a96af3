import { boolean, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { labels } from './schema.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/**
 * What a search reads of the labels, apart from their wide rows and with an index by company and text. Triggers keep
 * it.
 */
export const labelSearchTexts = pgTable('label_search_texts', {
  labelId: text('label_id')
    .primaryKey()
    .references(() => labels.id, { onDelete: 'cascade' }),
  companyId: text('company_id').notNull(),
  status: smallint('status').notNull(),
  isActive: boolean('is_active').notNull(),
  isArchived: boolean('is_archived').notNull(),
  createdAt: moment('created_at').notNull(),
  resultChangedAt: moment('result_changed_at').notNull(),
  /** `searchTextOf` of the label. */
  searchText: text('search_text').notNull(),
});
