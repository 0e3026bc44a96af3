import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type MigrationConfig, readMigrationFiles } from 'drizzle-orm/migrator';
import { bigint, pgSchema, pgTable, serial, text, type PgDatabase, type PgQueryResultHKT } from 'drizzle-orm/pg-core';
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

/** The table of versions up to 2.7, which used another migrator. */
const oldMigrations = pgTable('migrations', { name: text('name').primaryKey(), hash: text('hash').notNull() });

/**
 * Brings a database to the newest migration with `runMigrator`, which is Drizzle's migrator for its driver. The files are
 * written by hand and listed in meta/_journal.json, one statement between two `--> statement-breakpoint`.
 */
export async function migrate(
  db: Database,
  runMigrator: (config: MigrationConfig) => Promise<void>,
  migrationsFolder = paths.migrations,
): Promise<void> {
  const migrations = await readMigrations(migrationsFolder);
  await db.transaction(async (transaction) => {
    if (await hasTable(transaction, 'migrations')) await carryOver(transaction, migrations);
    if (await hasTable(transaction, 'drizzle.__drizzle_migrations')) await assertUnchanged(transaction, migrations);
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

/** Moves the record of an older version to Drizzle's table, so that nothing is applied twice. Both hash the whole file. */
async function carryOver(transaction: Database, migrations: readonly Migration[]): Promise<void> {
  await transaction.execute(sql`CREATE SCHEMA IF NOT EXISTS drizzle`);
  await transaction.execute(
    sql`CREATE TABLE IF NOT EXISTS ${appliedMigrations} (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`,
  );
  const hashes = new Map((await transaction.select().from(oldMigrations)).map(({ name, hash }) => [name, hash]));
  const applied = migrations.flatMap(({ tag, createdAt }) => {
    const hash = hashes.get(`${tag}.sql`);
    return hash === undefined ? [] : [{ hash, createdAt }];
  });
  if (applied.length > 0) await transaction.insert(appliedMigrations).values(applied);
  await transaction.execute(sql`DROP TABLE ${oldMigrations}`);
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
