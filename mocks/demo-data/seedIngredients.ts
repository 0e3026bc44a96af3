import { eq, sql } from 'drizzle-orm';
import { STARTER_SOURCE } from '../../domain/ingredient/starterSource.ts';
import type { StandInConfig } from '../config.ts';
import { ingredients, knowledgeParts } from '../product-server/database/schema/knowledge.ts';
import type { Database } from '../product-server/database/openDatabase.ts';
import { columnsOf, derivedColumns, type IngredientRow } from '../product-server/knowledge/ingredientRow.ts';
import { seededId } from './deterministic.ts';
import { type InventoryIngredient, inventoryIngredients } from './knowledge/inventory/inventoryIngredients.ts';

/** State of the inventory that the product ships with, as an import would name it. */
const SHIPPED_SOURCE = 'COSING 2021-12';
const BATCH = 1000;

/** Whether a new database has the whole inventory or the ingredients that products use most. */
export type SeededInventory = StandInConfig['seedInventory'];

/** Inserts the ingredients of a new database. */
export async function insertIngredients(transaction: Database, inventory: SeededInventory, now: Date): Promise<void> {
  const known = inventoryIngredients().filter(({ isPublished }) => inventory === 'whole' || !isPublished);
  await insert(transaction, known, now);
}

/**
 * Adds the rest of the inventory to a database that an older version seeded with the ingredients that products use
 * most. An imported inventory stays as it is: it has its own state.
 */
export async function addMissingIngredients(transaction: Database): Promise<void> {
  const [part] = await transaction.select().from(knowledgeParts).where(eq(knowledgeParts.part, 'inventar'));
  if (!part || part.isImported) return;
  const known = await transaction.select({ id: ingredients.id }).from(ingredients);
  const ids = new Set(known.map(({ id }) => id));
  const missing = inventoryIngredients().filter((one) => !ids.has(seededIngredientId(one)));
  if (missing.length === 0) return;
  const now = new Date();
  await insert(transaction, missing, now);
  await transaction
    .update(knowledgeParts)
    .set({ version: part.version + 1, changedAt: now })
    .where(eq(knowledgeParts.part, 'inventar'));
}

async function insert(transaction: Database, all: readonly InventoryIngredient[], now: Date): Promise<void> {
  for (let from = 0; from < all.length; from += BATCH) {
    const rows = all.slice(from, from + BATCH).map((one) => columnsOf(rowOf(one, now)));
    await transaction.execute(
      sql`INSERT INTO ingredients SELECT * FROM json_populate_recordset(NULL::ingredients, ${JSON.stringify(rows)}::json)`,
    );
  }
}

/** The same on every installation, and for a number of CosIng the one that an import gives. */
export const seededIngredientId = ({ inci, reference, isPublished }: InventoryIngredient): string =>
  isPublished && reference !== null ? seededId('cosing', reference) : seededId('ingredient', inci);

function rowOf(one: InventoryIngredient, now: Date): IngredientRow {
  const names = { inci: one.inci, cas: [...one.cas], ec: [...one.ec], synonyms: [...one.synonyms] };
  return {
    ...names,
    ...derivedColumns(names),
    id: seededIngredientId(one),
    cosingReference: one.reference,
    functions: [...one.functions],
    description: one.description,
    restriction: null,
    isWithdrawn: false,
    source: one.isPublished ? SHIPPED_SOURCE : STARTER_SOURCE,
    refreshedAt: now,
    published: null,
  };
}
