import { integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { StoredFinding } from '../../../../domain/label/storedFindings.ts';
import { formulas } from './formula.ts';
import { labelRechecks } from './label-recheck.ts';

/**
 * The result of the current revision of each formula. Triggers count its basis: its revision, raw materials, overrides
 * and perfumes.
 */
export const formulaResults = pgTable('formula_results', {
  formulaId: text('formula_id')
    .primaryKey()
    .references(() => formulas.id, { onDelete: 'cascade' }),
  basis: integer('basis').notNull().default(1),
  /** The basis of the result; null: never judged. */
  checkedBasis: integer('checked_basis'),
  /** The knowledge and rules of the result. */
  checkedWith: text('checked_with'),
  status: smallint('status').$type<1 | 2 | 3>(),
  findings: jsonb('findings').$type<StoredFinding[]>(),
});

/** Formulas whose result or findings a run changed, or would change. */
export const formulaRecheckChanges = pgTable(
  'formula_recheck_changes',
  {
    recheckId: text('recheck_id')
      .notNull()
      .references(() => labelRechecks.id, { onDelete: 'cascade' }),
    formulaId: text('formula_id')
      .notNull()
      .references(() => formulas.id, { onDelete: 'cascade' }),
    statusBefore: smallint('status_before').$type<1 | 2 | 3>().notNull(),
    statusAfter: smallint('status_after').$type<1 | 2 | 3>().notNull(),
    appeared: jsonb('appeared').$type<StoredFinding[]>().notNull(),
    gone: jsonb('gone').$type<StoredFinding[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.recheckId, table.formulaId] })],
);
