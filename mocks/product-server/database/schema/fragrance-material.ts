import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { fragranceKinds, type FragranceAllergen } from '../../../../domain/allergen/allergenStatement.ts';
import type { IfraRow } from '../../../../domain/ifra/certificate.ts';
import { rawMaterials } from './raw-material.ts';
import { organisations } from './schema.ts';

/** Perfumes and aromas. They belong to an organisation, which has each name once. */
export const fragranceMaterials = pgTable('fragrance_materials', {
  id: text('id').primaryKey(),
  organisationId: text('organisation_id')
    .notNull()
    .references(() => organisations.id),
  name: text('name').notNull(),
  code: text('code'),
  supplier: text('supplier'),
  kind: text('kind', { enum: fragranceKinds }).notNull(),
  rawMaterialId: text('raw_material_id').references(() => rawMaterials.id, { onDelete: 'set null' }),
  /** Day in the form 2026-02-03. */
  statementDate: text('statement_date'),
  allergens: jsonb('allergens').$type<readonly FragranceAllergen[]>().notNull(),
  version: integer('version').notNull().default(1),
  changedAt: timestamp('changed_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  /** Name, code and supplier as the search looks through them. */
  searchText: text('search_text').notNull(),
});

export const ifraCertificates = pgTable('ifra_certificates', {
  id: text('id').primaryKey(),
  fragranceId: text('fragrance_id')
    .notNull()
    .references(() => fragranceMaterials.id, { onDelete: 'cascade' }),
  amendment: integer('amendment').notNull(),
  /** Day in the form 2026-02-03. */
  issuedOn: text('issued_on'),
  rows: jsonb('rows').$type<readonly IfraRow[]>().notNull(),
});
