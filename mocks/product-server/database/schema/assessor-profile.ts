import { date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { components } from '../../../../schema/rest/product-server.generated.ts';
import { users } from './schema.ts';

type Proof = NonNullable<components['schemas']['AssessorProfile']['dokaz']>;

/** What staff state of themselves as safety assessors. Somebody who has never saved it has no row. */
export const assessorProfiles = pgTable('assessor_profiles', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Number of the last change. */
  version: integer('version').notNull(),
  title: text('title'),
  address: text('address'),
  qualification: text('qualification'),
  /** Last day of the proof, YYYY-MM-DD. */
  validUntil: date('valid_until', { mode: 'string' }),
  proof: jsonb('proof').$type<Proof>(),
  /** Name of the proof in the store, which the store has chosen. */
  proofFile: text('proof_file').unique(),
  changedAt: timestamp('changed_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
});
