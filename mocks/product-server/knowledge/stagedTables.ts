import { type SQL, sql } from 'drizzle-orm';
import type { Part } from '../database/schema/knowledge.ts';
import type { Database } from '../database/openDatabase.ts';

/** The staging table of an import: the whole new inventory, or the rows of one annex. */
export const stagedIngredients = (importId: string): SQL => sql`${sql.identifier(`ingredients_of_${importId}`)}`;
export const stagedAnnexRows = (importId: string): SQL => sql`${sql.identifier(`annex_rows_of_${importId}`)}`;

/** All rows of an export that is older than rows in force, for a person who wants to go back to it. */
export const olderAnnexRows = (importId: string): SQL => sql`${sql.identifier(`annex_rows_older_${importId}`)}`;

/** The data that an import replaced, kept so that it can be taken back. */
export const ingredientsBefore = (importId: string): SQL => sql`${sql.identifier(`ingredients_before_${importId}`)}`;
export const annexRowsBefore = (importId: string): SQL => sql`${sql.identifier(`annex_rows_before_${importId}`)}`;

/** Drops the data that an import replaced. */
export async function dropBefore(db: Database, importId: string): Promise<void> {
  await db.execute(sql`DROP TABLE IF EXISTS ${ingredientsBefore(importId)}`);
  await db.execute(sql`DROP TABLE IF EXISTS ${annexRowsBefore(importId)}`);
}

/** Creates the staging tables of a part, with the columns and indexes of the one in force. */
export async function createStaged(db: Database, importId: string, part: Part): Promise<void> {
  if (part === 'inventar')
    await db.execute(sql`CREATE TABLE ${stagedIngredients(importId)} (LIKE ingredients INCLUDING ALL)`);
  else
    for (const table of [stagedAnnexRows(importId), olderAnnexRows(importId)])
      await db.execute(sql`CREATE TABLE ${table} (LIKE annex_rows INCLUDING ALL)`);
}

/** Drops the staging tables of an import. */
export async function dropStaged(db: Database, importId: string): Promise<void> {
  await db.execute(sql`DROP TABLE IF EXISTS ${stagedIngredients(importId)}`);
  await db.execute(sql`DROP TABLE IF EXISTS ${stagedAnnexRows(importId)}`);
  await db.execute(sql`DROP TABLE IF EXISTS ${olderAnnexRows(importId)}`);
}
