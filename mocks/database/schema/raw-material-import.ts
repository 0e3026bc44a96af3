import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { components } from '../../../schema/rest/product-server.generated.ts';
import type { rawMaterials } from './raw-material.ts';
import { companies, users } from './schema.ts';

type WireRow = components['schemas']['RawMaterialImportAnswer']['data']['data']['redovi'][number];

/** What an import does with a row, in the order in which the kinds are listed. */
export const IMPORT_KINDS = ['novo', 'izmenjeno', 'isto', 'neispravno'] as const;

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** Prepared and applied imports of raw materials. */
export const rawMaterialImports = pgTable('raw_material_imports', {
  id: text('id').primaryKey(),
  /** The user who prepared it; nobody else sees it. */
  userId: text('user_id')
    .notNull()
    .references(() => users.id),
  /** The company whose catalogue it was compared with. */
  companyId: text('company_id')
    .notNull()
    .references(() => companies.id),
  name: text('name').notNull(),
  columns: text('columns').array().notNull(),
  unknownColumns: text('unknown_columns').array().notNull(),
  preparedAt: moment('prepared_at').notNull(),
  appliedAt: moment('applied_at'),
});

export const rawMaterialImportRows = pgTable(
  'raw_material_import_rows',
  {
    importId: text('import_id')
      .notNull()
      .references(() => rawMaterialImports.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    line: integer('line').notNull(),
    kind: text('kind', { enum: IMPORT_KINDS }).notNull(),
    tradeName: text('trade_name'),
    manufacturer: text('manufacturer'),
    componentCount: integer('component_count').notNull(),
    /** The raw material found in the catalogue, and the version that the row was compared with. */
    materialId: text('material_id'),
    materialVersion: integer('material_version'),
    /** The fields of a new raw material, or the changed fields of one in the catalogue. */
    change: jsonb('change').$type<Partial<typeof rawMaterials.$inferInsert>>().notNull(),
    fields: jsonb('fields').$type<WireRow['promene']>().notNull(),
    problems: jsonb('problems').$type<WireRow['problemi']>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.position] })],
);
