import { and, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/openDatabase.ts';
import { rawMaterials } from '../../database/schema/raw-material.ts';

const MAX_MANUFACTURERS = 200;

/**
 * The manufacturers of the raw materials that the caller sees. Steps from one to the next in the index, because
 * DISTINCT would read every raw material.
 */
export async function manufacturersOf(db: Database, seen: SQL | undefined): Promise<string[]> {
  const maker = sql`${rawMaterials.manufacturer} COLLATE "C"`;
  const after = (previous: SQL) =>
    sql`(SELECT ${rawMaterials.manufacturer} FROM ${rawMaterials} WHERE ${and(sql`${maker} > ${previous}`, seen)} ORDER BY ${maker} LIMIT 1)`;
  const makers = sql`(WITH RECURSIVE makers (name) AS (SELECT ${after(sql`''`)} UNION ALL SELECT ${after(sql`makers.name`)} FROM makers WHERE makers.name IS NOT NULL)
    SELECT name FROM makers WHERE name IS NOT NULL LIMIT ${MAX_MANUFACTURERS}) AS found`;
  return (await db.select({ name: sql<string>`found.name` }).from(makers)).map(({ name }) => name);
}
