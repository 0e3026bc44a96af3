import { boolean, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { FieldChange } from '../../../../domain/history/fieldChanges.ts';
import { HISTORY_KINDS, HISTORY_SUBJECTS } from '../../../../domain/history/kinds.ts';
import { COMMENTED_SECTIONS } from './pif-comment.ts';
import { companies, organisations, users } from './schema.ts';

/** Who changed what, and when. Written in the transaction of the change, and never changed. */
export const events = pgTable('events', {
  id: text('id').primaryKey(),
  subject: text('subject', { enum: HISTORY_SUBJECTS }).notNull(),
  /** Not a reference: what happened stays known when the subject is deleted. */
  subjectId: text('subject_id').notNull(),
  happenedAt: timestamp('happened_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  /** Null: the service itself, such as a recheck after a change of the law. */
  personId: text('person_id').references(() => users.id),
  kind: text('kind', { enum: HISTORY_KINDS }).notNull(),
  section: text('section', { enum: COMMENTED_SECTIONS }),
  /** Fields by the names of the service. */
  changes: jsonb('changes').$type<FieldChange[]>().notNull(),
  note: text('note'),
  /** For staff alone. */
  isInternal: boolean('is_internal').notNull().default(false),
  /** For those who work for this company alone; null for everybody who sees the subject. */
  companyId: text('company_id').references(() => companies.id, { onDelete: 'cascade' }),
  /** For this organisation alone; null for everybody who sees the subject. */
  organisationId: text('organisation_id').references(() => organisations.id),
});
