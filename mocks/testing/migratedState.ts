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
export const A_MATERIAL = [
  "INSERT INTO organisations VALUES ('o', 'O')",
  "INSERT INTO companies VALUES ('c', 'o', 'C', 'c@example.org')",
  "INSERT INTO raw_materials VALUES ('m', 'm', 'M', '', '[]', false, '', '', '', 0, '', 0, 'parfum', 'c', now())",
];
async function rowsOf(db: Database, query: string): Promise<Record<string, unknown>[]> {
  const result: unknown = await db.execute(sql.raw(query));
  return (result as { rows: Record<string, unknown>[] }).rows;
}

/** What the migrations after 0005 made of the raw material, and the two records of what has been applied. */
export async function stateOf(db: Database) {
  const [counts] = await rowsOf(
    db,
    `SELECT (SELECT count(*)::int FROM raw_material_links) AS links, (SELECT count(*)::int FROM document_folders) AS folders,
            to_regclass('migrations') AS "oldRecord"`,
  );
  const applied = await rowsOf(db, 'SELECT created_at::float8 AS "when" FROM drizzle.__drizzle_migrations ORDER BY id');
  return { ...counts, applied: applied.map(({ when }) => when) };
}
export const migrated = async () => ({
  links: 1,
  folders: 8,
  oldRecord: null,
  applied: (await journal()).map(({ when }) => when),
});
