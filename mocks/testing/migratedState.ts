import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '../product-server/database/openDatabase.ts';
import { paths } from '../paths.ts';

interface JournalEntry {
  tag: string;
  when: number;
}
export const migrationFiles = async () =>
  (await readdir(paths.migrations)).filter((name) => name.endsWith('.sql')).sort();
export const journal = async () =>
  (JSON.parse(await readFile(join(paths.migrations, 'meta/_journal.json'), 'utf8')) as { entries: JournalEntry[] })
    .entries;

export const seedNothing = () => Promise.resolve();

async function rowsOf(db: Database, query: string): Promise<Record<string, unknown>[]> {
  const result: unknown = await db.execute(sql.raw(query));
  return (result as { rows: Record<string, unknown>[] }).rows;
}

/** The names of organisations, and when each migration of the record was written. */
export async function stateOf(db: Database) {
  const organisations = await rowsOf(db, 'SELECT name FROM organisations');
  const applied = await rowsOf(db, 'SELECT created_at::float8 AS "when" FROM drizzle.__drizzle_migrations ORDER BY id');
  return { organisations: organisations.map(({ name }) => name), applied: applied.map(({ when }) => when) };
}

/** The state of a database to which all migrations were applied and that has one organisation. */
export const migrated = async () => ({
  organisations: ['O'],
  applied: (await journal()).map(({ when }) => when),
});

export const AN_ORGANISATION = "INSERT INTO organisations VALUES ('o', 'O')";

/** The statements that turn the record of migrations into that of the version before the baseline, or of one older. */
export const recordBeforeBaseline = (last: { hash: string; when: number }) => [
  'DELETE FROM drizzle.__drizzle_migrations',
  `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('an earlier one', 1795287773001), ('${last.hash}', ${last.when})`,
];
