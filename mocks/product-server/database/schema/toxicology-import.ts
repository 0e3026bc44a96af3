import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { ReferencePoint } from '../../../../domain/toxicology-import/referencePoint.ts';
import type { components } from '../../../../schema/rest/product-server.generated.ts';
import { organisations, users } from './schema.ts';

type WireRow = components['schemas']['ToxicologyImportAnswer']['data']['data']['redovi'][number];

/** What an import does with a row, in the order in which the kinds are listed. */
export const TOXICOLOGY_IMPORT_KINDS = [
  'novo',
  'izmenjeno',
  'sukob',
  'isto',
  'neupotrebljeno',
  'nepovezano',
  'neispravno',
] as const;

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** Prepared and applied imports of reference points. */
export const toxicologyImports = pgTable('toxicology_imports', {
  id: text('id').primaryKey(),
  /** The user who prepared it; nobody else sees it. */
  userId: text('user_id')
    .notNull()
    .references(() => users.id),
  /** Whose values it changes; null for the global ones. */
  organisationId: text('organisation_id').references(() => organisations.id),
  name: text('name').notNull(),
  columns: text('columns').array().notNull(),
  unknownColumns: text('unknown_columns').array().notNull(),
  preparedAt: moment('prepared_at').notNull(),
  appliedAt: moment('applied_at'),
});

export const toxicologyImportRows = pgTable(
  'toxicology_import_rows',
  {
    importId: text('import_id')
      .notNull()
      .references(() => toxicologyImports.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    line: integer('line').notNull(),
    kind: text('kind', { enum: TOXICOLOGY_IMPORT_KINDS }).notNull(),
    cas: text('cas').notNull(),
    name: text('name').notNull(),
    ingredientId: text('ingredient_id'),
    ingredientName: text('ingredient_name'),
    /** The version of the values that the row was compared with; 0 when there were none. */
    version: integer('version').notNull(),
    point: jsonb('point').$type<ReferencePoint>(),
    fields: jsonb('fields').$type<WireRow['promene']>().notNull(),
    problem: jsonb('problem').$type<NonNullable<WireRow['problem']>>(),
    isApplied: boolean('is_applied').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.importId, table.position] })],
);
