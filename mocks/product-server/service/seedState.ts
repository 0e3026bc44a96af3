import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { sql } from 'drizzle-orm';
import { paths } from '../../paths.ts';
import type { Database } from '../database/openDatabase.ts';

/**
 * Begins to keep what every table holds now, so that `restoreSeed` can put it back. To be called once for a database.
 */
export async function keepSeed(db: Database): Promise<void> {
  const script = await readFile(paths.seedState, 'utf8');
  for (const statement of script.split('--> statement-breakpoint')) await db.execute(sql.raw(statement));
}

/**
 * Puts the content of every table and the state of every sequence back. Tables that have been added since are dropped.
 */
export async function restoreSeed(db: Database): Promise<void> {
  await db.execute(sql`SELECT seed_state.restore()`);
}

/**
 * A hash of each table's rows and of each file below a folder, by its name: two states are the same where these are.
 */
export async function digestState(db: Database, folder: string): Promise<Record<string, string>> {
  const digest: Record<string, string> = {};
  const tables = await db
    .select({ name: sql<string>`tablename` })
    .from(sql`pg_tables`)
    .where(sql`schemaname = 'public'`);
  for (const { name } of tables) {
    const hash = sql<string>`md5(coalesce(string_agg(md5(one::text), '' ORDER BY one::text), ''))`;
    const [row] = await db.select({ hash }).from(sql`${sql.identifier(name)} AS one`);
    digest[name] = row?.hash ?? '';
  }
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    digest[relative(folder, path)] = createHash('sha256')
      .update(await readFile(path))
      .digest('hex');
  }
  return digest;
}
