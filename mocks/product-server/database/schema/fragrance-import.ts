import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { components } from '../../../../schema/rest/product-server.generated.ts';
import type { SheetFragrance } from '../../../../domain/fragrance-import/fragranceSheet.ts';
import { organisations, users } from './schema.ts';

type WireRow = components['schemas']['FragranceImportAnswer']['data']['data']['redovi'][number];

/** What an import does with a perfume or aroma, in the order in which the kinds are listed. */
export const FRAGRANCE_IMPORT_KINDS = ['novo', 'izmenjeno', 'isto', 'bezAlergena', 'neispravno'] as const;

/** A perfume or aroma of a sheet, compared with what is stored. */
export interface FragranceImportRow {
  kind: (typeof FRAGRANCE_IMPORT_KINDS)[number];
  /** The stored one that it changes, and the version that it was compared with; null for a new one. */
  target: { id: string; version: number } | null;
  content: Omit<SheetFragrance, 'problems' | 'ambiguousDate' | 'allergenLines'>;
  changes: WireRow['promene'];
  problems: WireRow['problemi'];
}

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** Prepared and applied imports of perfumes and aromas. */
export const fragranceImports = pgTable('fragrance_imports', {
  id: text('id').primaryKey(),
  /** The user who prepared it; nobody else sees it. */
  userId: text('user_id')
    .notNull()
    .references(() => users.id),
  organisationId: text('organisation_id')
    .notNull()
    .references(() => organisations.id),
  name: text('name').notNull(),
  unknownColumns: text('unknown_columns').array().notNull(),
  rows: jsonb('rows').$type<readonly FragranceImportRow[]>().notNull(),
  preparedAt: moment('prepared_at').notNull(),
  appliedAt: moment('applied_at'),
});
