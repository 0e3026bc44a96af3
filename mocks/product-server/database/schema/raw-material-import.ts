import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { components } from '../../../../schema/rest/product-server.generated.ts';
import type { rawMaterials } from './raw-material.ts';
import { companies, users } from './schema.ts';

type WireRow = components['schemas']['RawMaterialImportAnswer']['data']['data']['redovi'][number];

/** How a row compares with what is known, in the order in which the kinds are listed. */
export const IMPORT_KINDS = ['novo', 'izmenjeno', 'isto', 'neispravno'] as const;

/** What an import does with a row, in the order in which the actions are listed. */
export const IMPORT_ACTIONS = ['unesi', 'izmeni', 'preuzmi', 'preskoci'] as const;
export type ImportAction = (typeof IMPORT_ACTIONS)[number];

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
  takenBackAt: moment('taken_back_at'),
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
    action: text('action', { enum: IMPORT_ACTIONS }).notNull(),
    /** What can be chosen for the row; empty where there is nothing to choose. */
    actions: text('actions', { enum: IMPORT_ACTIONS }).array().notNull(),
    /**
     * The raw material that was found, or entered when the import was applied, and the version that the row was
     * compared with.
     */
    materialId: text('material_id'),
    materialVersion: integer('material_version'),
    /**
     * The row as it was sent, so that it can be compared again with a corrected name; null in rows older than this
     * column.
     */
    sent: jsonb('sent').$type<components['schemas']['RawMaterialImportRow']>(),
    /** The fields of a new raw material, or the changed fields of one in the catalogue. */
    change: jsonb('change').$type<Partial<typeof rawMaterials.$inferInsert>>().notNull(),
    /** The former values of the changed fields; null before the import is applied. */
    before: jsonb('before').$type<Partial<typeof rawMaterials.$inferInsert>>(),
    /** The version that the import gave the raw material; null where it gave none. */
    appliedVersion: integer('applied_version'),
    fields: jsonb('fields').$type<WireRow['promene']>().notNull(),
    problems: jsonb('problems').$type<WireRow['problemi']>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.position] })],
);
