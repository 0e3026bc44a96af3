import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { MatchReason } from '../../../../domain/formula-import/matchRows.ts';
import type { FormulaSheetRow } from '../../../../domain/formula-import/formulaRow.ts';
import type { SheetMediaType } from '../../../../domain/document/sheetType.ts';
import type { components } from '../../../../schema/rest/product-server.generated.ts';
import { formulas } from './formula.ts';
import { rawMaterials } from './raw-material.ts';
import { companies, users } from './schema.ts';

type Wire = components['schemas'];

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** A row of a sheet with the raw material that was found for it, by ids. */
export interface StoredImportRow {
  /** With plain texts; problems as the service sends them. */
  row: Omit<FormulaSheetRow, 'problems'> & { problems: Wire['FormulaImportRow']['problemi'] };
  kind: Wire['FormulaImportKind'];
  reason: MatchReason | null;
  materialId: string | null;
  suggestedIds: string[];
}

/** Prepared and applied imports of formulas. One that is applied keeps its file for the formula. */
export const formulaImports = pgTable('formula_imports', {
  id: text('id').primaryKey(),
  /** The user who prepared it; nobody else sees it before it is applied. */
  userId: text('user_id')
    .notNull()
    .references(() => users.id),
  companyId: text('company_id')
    .notNull()
    .references(() => companies.id),
  name: text('name').notNull(),
  columns: text('columns').array().notNull(),
  unknownColumns: text('unknown_columns').array().notNull(),
  scale: text('scale', { enum: ['procenat', 'udeli', 'drugiZbir'] }).notNull(),
  total: jsonb('total').$type<Wire['FormulaImportTotal']>(),
  leftOut: jsonb('left_out').$type<Wire['FormulaImportLeftOutLine'][]>().notNull(),
  rows: jsonb('rows').$type<StoredImportRow[]>().notNull(),
  preparedAt: moment('prepared_at').notNull(),
  /** The formula that was made from it; null before it is applied. */
  formulaId: text('formula_id')
    .unique()
    .references(() => formulas.id, { onDelete: 'cascade' }),
  mediaType: text('media_type').$type<SheetMediaType>(),
  /** Bytes. */
  size: integer('size'),
  /** Name of the file in the store, which the store has chosen. */
  file: text('file').unique(),
});

/** The raw materials that people of a company chose for the rows of sheets. */
export const materialAliases = pgTable(
  'material_aliases',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Name, manufacturer and code of the row: `choiceKey`. */
    key: text('key').notNull(),
    materialId: text('material_id')
      .notNull()
      .references(() => rawMaterials.id, { onDelete: 'cascade' }),
    chosenAt: moment('chosen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.key] })],
);
