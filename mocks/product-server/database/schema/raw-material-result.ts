import { integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { StoredFinding } from '../../../../domain/label/storedFindings.ts';
import { labelRechecks } from './label-recheck.ts';
import { rawMaterials } from './raw-material.ts';
import { companies } from './schema.ts';

/**
 * The result of each raw material by its global values, and by those of each company that has its own. Triggers count
 * its basis.
 */
export const rawMaterialResults = pgTable('raw_material_results', {
  /** Id of the raw material, with that of the company behind a colon. */
  key: text('key').primaryKey(),
  materialId: text('material_id')
    .notNull()
    .references(() => rawMaterials.id, { onDelete: 'cascade' }),
  /** Whose own values they are; null: the global ones. */
  companyId: text('company_id').references(() => companies.id, { onDelete: 'cascade' }),
  basis: integer('basis').notNull().default(1),
  /** The basis of the result; null: never judged. */
  checkedBasis: integer('checked_basis'),
  /** The knowledge and rules of the result. */
  checkedWith: text('checked_with'),
  status: smallint('status').$type<1 | 2 | 3>(),
  findings: jsonb('findings').$type<StoredFinding[]>(),
});

/** Raw materials whose result or findings a run changed, or would change. */
export const rawMaterialRecheckChanges = pgTable(
  'raw_material_recheck_changes',
  {
    recheckId: text('recheck_id')
      .notNull()
      .references(() => labelRechecks.id, { onDelete: 'cascade' }),
    key: text('key')
      .notNull()
      .references(() => rawMaterialResults.key, { onDelete: 'cascade' }),
    statusBefore: smallint('status_before').$type<1 | 2 | 3>().notNull(),
    statusAfter: smallint('status_after').$type<1 | 2 | 3>().notNull(),
    appeared: jsonb('appeared').$type<StoredFinding[]>().notNull(),
    gone: jsonb('gone').$type<StoredFinding[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.recheckId, table.key] })],
);
