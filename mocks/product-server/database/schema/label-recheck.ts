import { bigserial, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { StoredFinding } from '../../../../domain/label/storedFindings.ts';
import { knowledgeImports, PARTS, type Part } from './knowledge.ts';
import { labels } from './schema.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** A part of the knowledge and its day, as it was when labels were checked with it. */
export interface DatedPart {
  part: Part;
  datedOn: string | null;
  isImported: boolean;
}

/** Runs that check all labels: after a change, or before an import is applied, to show what it would change. */
export const labelRechecks = pgTable('label_rechecks', {
  id: text('id').primaryKey(),
  number: bigserial('number', { mode: 'number' }).notNull(),
  kind: text('kind', { enum: ['primena', 'pregled'] }).notNull(),
  cause: text('cause', { enum: ['uvoz', 'povracaj', 'znanje', 'pravila', 'rok'] }).notNull(),
  importId: text('import_id').references(() => knowledgeImports.id, { onDelete: 'set null' }),
  /** The part that an import replaces, and its day; of a deadline its last day. */
  content: text('content', { enum: PARTS }),
  datedOn: text('dated_on'),
  /** The knowledge and rules that labels are checked with, as `labels.checkedWith` names them. */
  target: text('target').notNull(),
  knowledge: jsonb('knowledge').$type<DatedPart[]>().notNull(),
  state: text('state', { enum: ['radi', 'gotovo', 'zamenjeno', 'neuspelo'] }).notNull(),
  done: integer('done').notNull(),
  total: integer('total').notNull(),
  startedAt: moment('started_at').notNull(),
  finishedAt: moment('finished_at'),
});

/** Labels whose result or findings a run changed, or would change. */
export const labelRecheckChanges = pgTable(
  'label_recheck_changes',
  {
    recheckId: text('recheck_id')
      .notNull()
      .references(() => labelRechecks.id, { onDelete: 'cascade' }),
    labelId: text('label_id')
      .notNull()
      .references(() => labels.id, { onDelete: 'cascade' }),
    statusBefore: smallint('status_before').$type<1 | 2 | 3>().notNull(),
    statusAfter: smallint('status_after').$type<1 | 2 | 3>().notNull(),
    appeared: jsonb('appeared').$type<StoredFinding[]>().notNull(),
    gone: jsonb('gone').$type<StoredFinding[]>().notNull(),
    /** `labels.resultChangedAt` as the run left it; null in a preview. */
    resultChangedAt: moment('result_changed_at'),
  },
  (table) => [primaryKey({ columns: [table.recheckId, table.labelId] })],
);
