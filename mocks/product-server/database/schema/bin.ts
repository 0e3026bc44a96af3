import { boolean, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { documentFolders, documents, documentVersions } from './document-folder.ts';
import type { materialAliases } from './formula-import.ts';
import type { rawMaterialLinks, rawMaterialOverrides, rawMaterials } from './raw-material.ts';
import { organisations, users } from './schema.ts';

/** A row as JSON keeps it. */
export type JsonRow<Row> = { [Column in keyof Row]: Row[Column] extends Date ? string : Row[Column] };
type RowOf<Table extends { $inferSelect: object }> = JsonRow<Table['$inferSelect']>;

/** The rows that are put back. */
export interface BinContent {
  documents: RowOf<typeof documents>[];
  /** Earlier versions of these documents; undefined in items older than versions. */
  versions?: RowOf<typeof documentVersions>[];
  /** Only of a raw material. */
  material?: Omit<RowOf<typeof rawMaterials>, 'searchText'>;
  links?: RowOf<typeof rawMaterialLinks>[];
  overrides?: RowOf<typeof rawMaterialOverrides>[];
  folders?: RowOf<typeof documentFolders>[];
  aliases?: RowOf<typeof materialAliases>[];
  /** The perfume or aroma that it is. */
  fragranceIds?: string[];
}

/** Deleted documents and raw materials, for 30 days. */
export const binItems = pgTable('bin_items', {
  id: text('id').primaryKey(),
  kind: text('kind', { enum: ['dokument', 'sirovina'] }).notNull(),
  /** The raw material, or that of the document. Not a reference: it may be gone. */
  materialId: text('material_id').notNull(),
  name: text('name').notNull(),
  materialName: text('material_name').notNull(),
  /** Whose it is: this organisation and administrators put it back. */
  organisationId: text('organisation_id')
    .notNull()
    .references(() => organisations.id),
  /** Whether everybody of the organisation saw the raw material, else those who work for one of these companies. */
  isGlobal: boolean('is_global').notNull(),
  companyIds: text('company_ids').array().notNull(),
  content: jsonb('content').$type<BinContent>().notNull(),
  /** Names in the store, which keeps them until the item is put back or too old. */
  files: text('files').array().notNull(),
  deletedAt: timestamp('deleted_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  deletedBy: text('deleted_by')
    .notNull()
    .references(() => users.id),
});
