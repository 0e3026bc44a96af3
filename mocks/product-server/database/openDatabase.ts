import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { paths } from '../../paths.ts';
import { hashOfFiles } from './hashOfFiles.ts';
import { migrate } from './migrate.ts';

/** An embedded database or one of a PostgreSQL server. Both run the same SQL. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  db: Database;
  close(): Promise<void>;
}

/** Fills a database that is fresh, and adds what one of an older version lacks. */
export type Seed = (db: Database) => Promise<void>;

/** An arbitrary number, the same for every process that starts on a database. */
const START_LOCK = 20_261_115;

/** A PostgreSQL server. */
export async function openPostgres(url: string, seed: Seed): Promise<OpenDatabase> {
  // To compile a query takes longer than any of these queries, of which each reads one page.
  const pool = new pg.Pool({ connectionString: url, options: '-c jit=off' });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  try {
    await preparePostgres(pool, seed);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { db: drizzlePostgres(pool), close: () => pool.end() };
}

/**
 * Of several processes that start at once, one migrates and seeds while the others wait. The lock belongs to the
 * connection and not to a transaction, because Drizzle's migrator begins and commits a transaction itself.
 */
async function preparePostgres(pool: pg.Pool, seed: Seed): Promise<void> {
  const connection = await pool.connect();
  try {
    await connection.query('SELECT pg_advisory_lock($1)', [START_LOCK]);
    const db = drizzlePostgres(connection);
    await migrate(db, (config) => migratePostgres(db, config));
    await seed(db);
  } finally {
    // The server frees the lock when the connection closes.
    connection.release(true);
  }
}

async function openPglite(options: PGliteOptions) {
  const client = await PGlite.create({ ...options, extensions: { btree_gin, pg_trgm } });
  // Filling each new file of the write-ahead log with 16 MB of zeros would hold up everybody for some 40 ms in the
  // middle of a statement.
  await client.exec('SET wal_init_zero = off');
  return { client, db: drizzlePglite(client), close: () => client.close() };
}

type OpenPglite = Awaited<ReturnType<typeof openPglite>>;

async function preparePglite({ db }: OpenPglite, seed: Seed): Promise<void> {
  await migrate(db, (config) => migratePglite(db, config));
  await seed(db);
}

/** Embedded PostgreSQL in `folder`, which `restoreSnapshot` made. */
export async function openFolder(folder: string, seed: Seed): Promise<OpenDatabase> {
  const open = await openPglite({ dataDir: folder });
  await preparePglite(open, seed);
  return open;
}

/**
 * Creates `folder` from the dump `dumpFile`, under another name until it is complete: a process killed in between would
 * otherwise leave a folder that can never be opened.
 */
export async function restoreSnapshot(folder: string, dumpFile: string): Promise<void> {
  const temporaryFolder = `${folder}.new`;
  await rm(temporaryFolder, { recursive: true, force: true });
  await mkdir(temporaryFolder, { recursive: true });
  const fresh = await openPglite({ dataDir: temporaryFolder, loadDataDir: await readDump(dumpFile) });
  await fresh.close();
  await rename(temporaryFolder, folder);
}

const readDump = async (dumpFile: string): Promise<Blob> => new Blob([await readFile(dumpFile)]);

/** Embedded PostgreSQL in memory, filled from the dump `dumpFile`. */
export async function openDump(dumpFile: string): Promise<OpenDatabase> {
  return openPglite({ loadDataDir: await readDump(dumpFile) });
}

/**
 * Writes a dump of a freshly seeded database; not packed, because it is read far more often than it is written, and
 * without what nobody asks for: most of a file of the write-ahead log, and the two databases that others would be
 * copied from.
 */
export async function writeDump(dumpFile: string, seed: Seed): Promise<void> {
  const fresh = await openPglite({
    initDbStartParams: ['--wal-segsize=1'],
    // Otherwise PostgreSQL keeps up to 80 MB of its log for reuse, which every start would copy.
    startParams: [...PGlite.defaultStartParams, '-c', 'min_wal_size=2MB', '-c', 'max_wal_size=4MB'],
  });
  await preparePglite(fresh, seed);
  for (const template of ['template0', 'template1']) {
    await fresh.client.exec(`ALTER DATABASE ${template} IS_TEMPLATE false`);
    await fresh.client.exec(`DROP DATABASE ${template}`);
  }
  await fresh.client.exec('CHECKPOINT');
  const dump = await fresh.client.dumpDataDir('none');
  await fresh.close();
  await writeFile(dumpFile, Buffer.from(await dump.arrayBuffer()));
}

/** Changes whenever a file or setting changes that decides what a new database contains. */
export async function databaseFingerprint(...settings: unknown[]): Promise<string> {
  const sources = await hashOfFiles([...new Set(paths.databaseSources)]);
  return createHash('sha256')
    .update(JSON.stringify(settings))
    .update(await readFile(paths.packageFile))
    .update(sources)
    .digest('hex')
    .slice(0, 24);
}
