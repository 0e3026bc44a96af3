import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { paths } from '../paths.ts';

/** Embedded or served by a PostgreSQL server: the same SQL for both. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  db: Database;
  close(): Promise<void>;
}

/** Brings a database to the newest migration and fills it when it is fresh. */
export type Prepare = (db: Database) => Promise<void>;

/** A PostgreSQL server. */
export async function openPostgres(url: string, prepare: Prepare): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  const db = drizzlePostgres(pool);
  try {
    await prepare(db);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { db, close: () => pool.end() };
}

async function openPglite(options: PGliteOptions): Promise<OpenDatabase & { client: PGlite }> {
  const client = await PGlite.create({ ...options, extensions: { pg_trgm } });
  return { client, db: drizzlePglite(client), close: () => client.close() };
}

/** Embedded PostgreSQL in `folder`, which `layFolder` made. */
export async function openFolder(folder: string, prepare: Prepare): Promise<OpenDatabase> {
  const open = await openPglite({ dataDir: folder });
  await prepare(open.db);
  return open;
}

/**
 * Makes `folder` from the dump `dumpFile`. It is made beside it and renamed once it is complete, because a process that is
 * killed while the cluster is being laid out would leave a folder that can never be opened.
 */
export async function restoreSnapshot(folder: string, dumpFile: string): Promise<void> {
  const making = `${folder}.new`;
  await rm(making, { recursive: true, force: true });
  await mkdir(making, { recursive: true });
  const fresh = await openPglite({ dataDir: making, loadDataDir: await dumpIn(dumpFile) });
  await fresh.close();
  await rename(making, folder);
}

const dumpIn = async (dumpFile: string): Promise<Blob> => new Blob([await readFile(dumpFile)]);

/** Embedded PostgreSQL in memory, filled from the dump `dumpFile`. */
export async function openDump(dumpFile: string): Promise<OpenDatabase> {
  return openPglite({ loadDataDir: await dumpIn(dumpFile) });
}

/** Writes a dump of a fresh, prepared database; not packed, because it is read far more often than it is written. */
export async function writeDump(dumpFile: string, prepare: Prepare): Promise<void> {
  const fresh = await openPglite({});
  await prepare(fresh.db);
  const dump = await fresh.client.dumpDataDir('none');
  await fresh.close();
  await writeFile(dumpFile, Buffer.from(await dump.arrayBuffer()));
}

/** Changes whenever anything changes that decides what a fresh database holds. */
export async function databaseFingerprint(...settings: unknown[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  hash.update(await readFile(paths.packageFile));
  for (const folder of paths.databaseSources) {
    const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
    for (const file of files)
      hash
        .update(file.slice(folder.length))
        .update('\0')
        .update(await readFile(file))
        .update('\0');
  }
  return hash.digest('hex').slice(0, 24);
}
