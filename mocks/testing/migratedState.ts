import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { migrate } from '../product-server/database/migrate.ts';
import type { Database } from '../product-server/database/openDatabase.ts';
import { earlierMigrations } from '../product-server/database/upgrade.ts';
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

/** Everything that a schema consists of, as PostgreSQL writes it; parentheses that change nothing are left out. */
export async function schemaOf(db: Database): Promise<string[]> {
  const rows = await rowsOf(
    db,
    `SELECT format('column %s.%s %s %s %s %s', table_name, column_name, data_type, column_default, is_nullable,
                   generation_expression) AS text FROM information_schema.columns WHERE table_schema = 'public'
     UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
     UNION ALL SELECT format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) FROM pg_constraint
       WHERE connamespace = 'public'::regnamespace
     UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
     UNION ALL SELECT format('%s %s', proname, prosrc) FROM pg_proc JOIN pg_language l ON l.oid = prolang
       WHERE pronamespace = 'public'::regnamespace AND lanname IN ('sql', 'plpgsql')
     UNION ALL SELECT format('table %s %s', relname, reloptions) FROM pg_class
       WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`,
  );
  return rows.map(({ text }) => String(text).replace(/[()]/g, '')).sort();
}

/** An embedded database in memory, on which `migrateHere` runs all migrations. */
export async function memoryDatabase() {
  const client = await PGlite.create({ extensions: { btree_gin, pg_trgm } });
  const db = drizzle(client);
  const migrateHere = () => migrate(db, (config) => migratePglite(db, config));
  return { db, migrateHere, close: () => client.close() };
}

/** Applies what versions before the baseline did up to a migration, with the record of one of their two migrators. */
export async function makeEarlier(db: Database, last: string, recordedBy: 'Drizzle' | 'version 2.7'): Promise<void> {
  const record =
    recordedBy === 'Drizzle'
      ? 'drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)'
      : 'migrations (name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())';
  await db.execute(sql.raw('CREATE SCHEMA IF NOT EXISTS drizzle'));
  await db.execute(sql.raw(`CREATE TABLE ${record}`));
  for (const { tag, createdAt, statements } of await earlierMigrations()) {
    if (tag > last) return;
    for (const statement of statements) await db.execute(sql.raw(statement));
    await db.execute(
      sql.raw(
        recordedBy === 'Drizzle'
          ? `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('of ${tag}', ${createdAt})`
          : `INSERT INTO migrations (name, hash) VALUES ('${tag}.sql', 'of ${tag}')`,
      ),
    );
  }
}
