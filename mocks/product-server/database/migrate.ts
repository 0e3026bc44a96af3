import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lte, sql } from 'drizzle-orm';
import { type MigrationConfig, readMigrationFiles } from 'drizzle-orm/migrator';
import { bigint, pgSchema, pgTable, serial, text, type PgDatabase, type PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { paths } from '../../paths.ts';
import { upgrade } from './upgrade.ts';

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
const oldMigrations = pgTable('migrations', { name: text('name').primaryKey() });

/**
 * Brings a database to the newest migration with `runMigrator`, which is Drizzle's migrator for its driver. The files
 * are written by hand and listed in meta/_journal.json, one statement between two `--> statement-breakpoint`; the first
 * is the baseline, which makes a whole database. One of a version before the baseline is upgraded to it first.
 * @throws When a migration was changed after it had been applied.
 */
export async function migrate(
  db: Database,
  runMigrator: (config: MigrationConfig) => Promise<void>,
  migrationsFolder = paths.migrations,
): Promise<void> {
  const migrations = await readMigrations(migrationsFolder);
  const [baseline] = migrations;
  await db.transaction(async (transaction) => {
    const isOld = await hasTable(transaction, 'migrations');
    if (!isOld && !(await hasTable(transaction, 'drizzle.__drizzle_migrations'))) return;
    if (baseline) await (isOld ? upgradeOldRecord(transaction, baseline) : upgradeRecord(transaction, baseline));
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

/** Upgrades a database of a version up to 2.7, whose record names the files. */
async function upgradeOldRecord(transaction: Database, baseline: Migration): Promise<void> {
  const applied = new Set((await transaction.select().from(oldMigrations)).map(({ name }) => name));
  await upgrade(transaction, ({ tag }) => applied.has(`${tag}.sql`));
  await transaction.execute(sql`CREATE SCHEMA IF NOT EXISTS drizzle`);
  await transaction.execute(
    sql`CREATE TABLE IF NOT EXISTS ${appliedMigrations} (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`,
  );
  await transaction.execute(sql`DROP TABLE ${oldMigrations}`);
  await recordBaseline(transaction, baseline);
}

/** Upgrades a database whose record, of Drizzle's migrator, has migrations from before the baseline. */
async function upgradeRecord(transaction: Database, baseline: Migration): Promise<void> {
  const applied = (await transaction.select().from(appliedMigrations)).map(({ createdAt }) => createdAt ?? 0);
  if (!applied.some((createdAt) => createdAt < baseline.createdAt)) return;
  // As Drizzle's migrator does: what is older than the newest has been applied.
  const newest = Math.max(...applied);
  await upgrade(transaction, ({ createdAt }) => createdAt <= newest);
  await recordBaseline(transaction, baseline);
}

/** Records the baseline in place of the migrations that it stands for. */
async function recordBaseline(transaction: Database, { hash, createdAt }: Migration): Promise<void> {
  await transaction.delete(appliedMigrations).where(lte(appliedMigrations.createdAt, createdAt));
  await transaction.insert(appliedMigrations).values({ hash, createdAt });
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
