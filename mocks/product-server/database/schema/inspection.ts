import { bigint, foreignKey, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { pifVersions } from './pif-version.ts';
import { users } from './schema.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** Links that show a signed version to an inspector without an account. */
export const inspectionLinks = pgTable(
  'inspection_links',
  {
    id: text('id').primaryKey(),
    pifId: text('pif_id').notNull(),
    version: integer('version').notNull(),
    /** SHA-256 of the token, in hexadecimal: the token itself is not kept. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Whom it is for and why, as the inspector sees it. */
    purpose: text('purpose').notNull(),
    createdBy: text('created_by')
      .notNull()
      .references(() => users.id),
    /** As it was when the link was made. */
    creatorName: text('creator_name').notNull(),
    createdAt: moment('created_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    revokedAt: moment('revoked_at'),
    revokerName: text('revoker_name'),
  },
  (table) => [
    foreignKey({ columns: [table.pifId, table.version], foreignColumns: [pifVersions.pifId, pifVersions.number] }),
  ],
);

/** Every time that a link was used. */
export const inspectionOpenings = pgTable('inspection_openings', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  linkId: text('link_id')
    .notNull()
    .references(() => inspectionLinks.id),
  openedAt: moment('opened_at').notNull(),
  /** The visitor's network, without the part that names one machine. */
  network: text('network').notNull(),
  subject: text('subject', { enum: ['PAGE', 'PDF', 'FILE'] }).notNull(),
  /** Of a file. */
  fileName: text('file_name'),
});
