import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { rawMaterials } from './raw-material.ts';
import { companies, users } from './schema.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** A line of a formula as it is stored. */
export interface StoredLine {
  /** The raw material; null for a provisional name. It may be gone meanwhile. */
  materialId: string | null;
  /** The provisional name, or the trade name when the line was saved. */
  name: string;
  /** Percent with a decimal point; null where the line fills up to 100 %. */
  percent: string | null;
  isRemainder: boolean;
  phase: string | null;
  function: string | null;
}

/** Formulas; what they consist of stands in their revisions. */
export const formulas = pgTable('formulas', {
  id: text('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  companyId: text('company_id')
    .notNull()
    .references(() => companies.id),
  /** Number of the current revision. */
  revision: integer('revision').notNull(),
  name: text('name').notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  /** Name and code as the search looks through them. */
  searchText: text('search_text').notNull(),
});

/** What a formula consisted of each time it was saved. A trigger refuses changes. */
export const formulaRevisions = pgTable(
  'formula_revisions',
  {
    formulaId: text('formula_id')
      .notNull()
      .references(() => formulas.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    name: text('name').notNull(),
    code: text('code').notNull(),
    note: text('note').notNull(),
    category: text('category'),
    use: text('product_use', { enum: ['leave-on', 'rinse-off'] }),
    isForUnderThree: boolean('is_for_under_three'),
    isForIntimateUse: boolean('is_for_intimate_use'),
    isInhalable: boolean('is_inhalable'),
    lines: jsonb('lines').$type<StoredLine[]>().notNull(),
    savedBy: text('saved_by')
      .notNull()
      .references(() => users.id),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.formulaId, table.number] })],
);

/** The raw materials of the current revision of each formula. */
export const formulaMaterials = pgTable(
  'formula_materials',
  {
    formulaId: text('formula_id')
      .notNull()
      .references(() => formulas.id, { onDelete: 'cascade' }),
    materialId: text('material_id')
      .notNull()
      .references(() => rawMaterials.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.formulaId, table.materialId] })],
);
