import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, lte, max, sql } from 'drizzle-orm';
import { type MigrationConfig, readMigrationFiles } from 'drizzle-orm/migrator';
import { bigint, pgSchema, serial, text, type PgDatabase, type PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { paths } from '../../paths.ts';

type Database = PgDatabase<PgQueryResultHKT>;

/** A file of migrations/, as its journal lists it. */
interface Migration {
  tag: string;
  createdAt: number;
  hash: string;
}

/** The table in which Drizzle's migrator records what it has applied. */
const appliedMigrations = pgSchema('drizzle').table('__drizzle_migrations', {
  id: serial('id').primaryKey(),
  hash: text('hash').notNull(),
  createdAt: bigint('created_at', { mode: 'number' }),
});

/** The last of the seventy migrations whose result the baseline is, `0162_search_by_company.sql`. */
const LAST_BEFORE_BASELINE = '8a4f85bc44c4f22f7369d3527282c4682719cefb98f8cc0ab3746611002c3cd7';

/**
 * Brings a database to the newest migration with `runMigrator`, which is Drizzle's migrator for its driver. The files
 * are written by hand and listed in meta/_journal.json, one statement between two `--> statement-breakpoint`; the first
 * is the baseline, which makes a whole database.
 * @throws When the database is older than the baseline, or a migration was changed after it had been applied.
 */
export async function migrate(
  db: Database,
  runMigrator: (config: MigrationConfig) => Promise<void>,
  migrationsFolder = paths.migrations,
): Promise<void> {
  const migrations = await readMigrations(migrationsFolder);
  await db.transaction(async (transaction) => {
    // The record of versions up to 2.7, which used another migrator.
    if (await hasTable(transaction, 'migrations')) throw tooOld();
    if (!(await hasTable(transaction, 'drizzle.__drizzle_migrations'))) return;
    await adoptBaseline(transaction, migrations);
    await assertUnchanged(transaction, migrations);
  });
  await runMigrator({ migrationsFolder });
}

async function readMigrations(migrationsFolder: string): Promise<Migration[]> {
  const journal = JSON.parse(await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  return readMigrationFiles({ migrationsFolder }).map(({ hash, folderMillis }, index) => ({
    tag: journal.entries[index]?.tag ?? '',
    createdAt: folderMillis,
    hash,
  }));
}

async function hasTable(db: Database, name: string): Promise<boolean> {
  const [row] = await db
    .select({ exists: sql<boolean>`to_regclass(${name}) IS NOT NULL` })
    .from(sql`(SELECT 1) AS one_row`);
  return row?.exists ?? false;
}

const tooOld = () =>
  new Error(
    'The database is older than migration 0162 of version 2.7.2. Start it once with that version, which brings it up ' +
      'to date; nothing was changed.',
  );

/**
 * Records the baseline in place of the migrations that it replaces, in a database to which all of them were applied.
 */
async function adoptBaseline(transaction: Database, [baseline]: readonly Migration[]): Promise<void> {
  if (!baseline) return;
  const [newest] = await transaction.select({ createdAt: max(appliedMigrations.createdAt) }).from(appliedMigrations);
  if (typeof newest?.createdAt !== 'number') return;
  if (newest.createdAt < baseline.createdAt) throw tooOld();
  const replaced = await transaction
    .select({ id: appliedMigrations.id })
    .from(appliedMigrations)
    .where(eq(appliedMigrations.hash, LAST_BEFORE_BASELINE));
  if (replaced.length === 0) return;
  await transaction.delete(appliedMigrations).where(lte(appliedMigrations.createdAt, baseline.createdAt));
  await transaction.insert(appliedMigrations).values({ hash: baseline.hash, createdAt: baseline.createdAt });
}

/** Drizzle's migrator records the hash of each file but never compares it. */
async function assertUnchanged(db: Database, migrations: readonly Migration[]): Promise<void> {
  const hashes = new Map((await db.select().from(appliedMigrations)).map(({ createdAt, hash }) => [createdAt, hash]));
  const changed = migrations.find(({ createdAt, hash }) => (hashes.get(createdAt) ?? hash) !== hash);
  if (changed)
    throw new Error(
      `The migration ${changed.tag}.sql was changed after it had been applied; undo the change and add a new file instead.`,
    );
}
