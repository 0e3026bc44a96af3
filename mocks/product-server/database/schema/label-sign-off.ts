import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { labels, users } from './schema.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** Findings of labels that persons have settled. A withdrawn one is kept, because it tells who vouched for what. */
export const labelSignOffs = pgTable('label_sign_offs', {
  id: text('id').primaryKey(),
  labelId: text('label_id')
    .notNull()
    .references(() => labels.id, { onDelete: 'cascade' }),
  code: text('code').notNull(),
  ingredient: text('ingredient'),
  reference: text('reference').notNull(),
  /** SHA-256 of what was settled, in hex. At most one sign-off of a label that is not withdrawn has it. */
  key: text('key').notNull(),
  reason: text('reason').notNull(),
  signedBy: text('signed_by')
    .notNull()
    .references(() => users.id),
  signedAt: moment('signed_at').notNull(),
  withdrawnBy: text('withdrawn_by').references(() => users.id),
  withdrawnAt: moment('withdrawn_at'),
});

/** The media types of documents that prove a sign-off. */
export const SIGN_OFF_DOCUMENT_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const;

/** Documents that prove sign-offs; without a sign-off: uploaded and not used yet. */
export const signOffDocuments = pgTable('sign_off_documents', {
  id: text('id').primaryKey(),
  labelId: text('label_id')
    .notNull()
    .references(() => labels.id, { onDelete: 'cascade' }),
  signOffId: text('sign_off_id')
    .unique()
    .references(() => labelSignOffs.id, { onDelete: 'cascade' }),
  /** The name that is shown, at most 150 characters. */
  name: text('name').notNull(),
  mediaType: text('media_type', { enum: SIGN_OFF_DOCUMENT_TYPES }).notNull(),
  /** Bytes. */
  size: integer('size').notNull(),
  /** Name of the file in the store, which the store has chosen. */
  file: text('file').notNull().unique(),
  addedBy: text('added_by')
    .notNull()
    .references(() => users.id),
  addedAt: moment('added_at').notNull(),
});
