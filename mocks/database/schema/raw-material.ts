import { boolean, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { companies, rawMaterials } from './schema.ts';

const companyAndMaterial = () => ({
  companyId: text('company_id')
    .notNull()
    .references(() => companies.id),
  materialId: text('material_id')
    .notNull()
    .references(() => rawMaterials.id, { onDelete: 'cascade' }),
});

/** Which raw materials stand in the catalogue of a company; its creator always has one. */
export const rawMaterialLinks = pgTable('raw_material_links', companyAndMaterial(), (table) => [
  primaryKey({ columns: [table.companyId, table.materialId] }),
]);

/** Values of its own that a company has; a field that is absent has none, null is an own empty one. */
export interface OwnValues {
  incis?: string[];
  maxConc?: string[];
  microbiology?: string | null;
  impurities?: string | null;
  cmr?: string | null;
  hasCmr?: number;
  nano?: number;
  type?: (typeof rawMaterials.$inferSelect)['vrsta'];
  statusDescription?: string | null;
}

export const rawMaterialOverrides = pgTable(
  'raw_material_overrides',
  {
    ...companyAndMaterial(),
    /** Whether they are in force. */
    isActive: boolean('is_active').notNull(),
    values: jsonb('own_values').$type<OwnValues>().notNull(),
    /** What a search looks through in place of the global INCI names; null where it has none of its own. */
    inciSearch: text('inci_search'),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.materialId] })],
);
