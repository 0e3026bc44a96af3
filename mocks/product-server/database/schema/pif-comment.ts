import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { pifs } from './pif.ts';
import { users } from './schema.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** The sections that comments and events name: design of the PIF, section 2. */
export const COMMENTED_SECTIONS = [
  'DESCRIPTION',
  'DOCUMENTS',
  'SAFETY_REPORT',
  'MANUFACTURING',
  'CLAIMS',
  'ANIMAL_TESTING',
] as const;

/** Comments on product information files. Their texts never change. */
export const pifComments = pgTable('pif_comments', {
  id: text('id').primaryKey(),
  pifId: text('pif_id')
    .notNull()
    .references(() => pifs.id, { onDelete: 'cascade' }),
  /** Null is the whole file. */
  section: text('section', { enum: COMMENTED_SECTIONS }),
  /** The row of the section that it is about, such as `A7:Phenoxyethanol`. */
  anchor: text('anchor'),
  text: text('text').notNull(),
  /** It has to be resolved before the product is called safe. */
  isRequired: boolean('is_required').notNull(),
  /** For staff alone. */
  isInternal: boolean('is_internal').notNull(),
  authorId: text('author_id')
    .notNull()
    .references(() => users.id),
  createdAt: moment('created_at').notNull(),
  resolvedBy: text('resolved_by').references(() => users.id),
  resolvedAt: moment('resolved_at'),
});
