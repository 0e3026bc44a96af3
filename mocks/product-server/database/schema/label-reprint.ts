import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { MissingAllergen } from '../../../../domain/allergen/missingAllergens.ts';
import type { Finding } from '../../../../domain/finding.ts';
import { companies, labels } from './schema.ts';

/**
 * Which allergens the labels lack. Triggers add and reset the rows and count the basis; those without `judgedWith` wait
 * to be checked.
 */
export const labelReprints = pgTable('label_reprints', {
  labelId: text('label_id')
    .primaryKey()
    .references(() => labels.id, { onDelete: 'cascade' }),
  companyId: text('company_id')
    .notNull()
    .references(() => companies.id),
  name: text('name').notNull(),
  isArchived: boolean('is_archived').notNull(),
  /** The knowledge and rules by which it was checked; null: it has to be checked again. */
  judgedWith: text('judged_with'),
  /** Counts the changes of what it is checked by. */
  basis: integer('basis').notNull().default(1),
  /** What its formula says of its allergens, without the names of raw materials. */
  findings: jsonb('findings').$type<readonly Finding[]>().notNull().default([]),
  /** Whether the allergens come from a formula, and not from the printed list. */
  hasFormula: boolean('has_formula').notNull().default(false),
  missing: jsonb('missing').$type<readonly MissingAllergen[]>().notNull().default([]),
  /** Raw materials, or printed names, whose allergens are not known. */
  unknownIn: text('unknown_in').array().notNull().default([]),
  missesOnStock: boolean('misses_on_stock').notNull().default(false),
  missesLater: boolean('misses_later').notNull().default(false),
  isKnown: boolean('is_known').notNull().default(false),
  materialIds: text('material_ids').array().notNull().default([]),
});
