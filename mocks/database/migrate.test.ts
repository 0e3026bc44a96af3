import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { paths } from '../paths.ts';
import { oldMigrationStatements } from '../testing/oldMigrations.ts';
import { postgresPrograms, startPostgres } from '../testing/temporaryPostgres.ts';
import { migrate } from './migrate.ts';
import { type Database, type OpenDatabase, openFolder, openPostgres } from './openDatabase.ts';

interface JournalEntry {
  tag: string;
  when: number;
}
const files = async () => (await readdir(paths.migrations)).filter((name) => name.endsWith('.sql')).sort();
const journal = async () =>
  (JSON.parse(await readFile(join(paths.migrations, 'meta/_journal.json'), 'utf8')) as { entries: JournalEntry[] })
    .entries;

const seedNothing = () => Promise.resolve();
const A_MATERIAL = [
  "INSERT INTO organisations VALUES ('o', 'O')",
  "INSERT INTO companies VALUES ('c', 'o', 'C', 'c@example.org')",
  "INSERT INTO raw_materials VALUES ('m', 'm', 'M', '', '[]', false, '', '', '', 0, '', 0, 'parfum', 'c', now())",
];
async function rowsOf(db: Database, query: string): Promise<Record<string, unknown>[]> {
  const result: unknown = await db.execute(sql.raw(query));
  return (result as { rows: Record<string, unknown>[] }).rows;
}

/** What the migrations after 0005 made of the raw material, and the two records of what has been applied. */
async function stateOf(db: Database) {
  const [counts] = await rowsOf(
    db,
    `SELECT (SELECT count(*)::int FROM raw_material_links) AS links, (SELECT count(*)::int FROM document_folders) AS folders,
            to_regclass('migrations') AS "oldRecord"`,
  );
  const applied = await rowsOf(db, 'SELECT created_at::float8 AS "when" FROM drizzle.__drizzle_migrations ORDER BY id');
  return { ...counts, applied: applied.map(({ when }) => when) };
}
const migrated = async () => ({
  links: 1,
  folders: 8,
  oldRecord: null,
  applied: (await journal()).map(({ when }) => when),
});

test('the journal lists every file in the order of names and times', async () => {
  const entries = await journal();
  expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(await files());
  const times = entries.map(({ when }) => when);
  expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
});

describe('PGlite', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dosije-test-'));
    const old = await PGlite.create({ dataDir: join(folder, 'database'), extensions: { pg_trgm } });
    for (const statement of [...(await oldMigrationStatements('0005_label_content')), ...A_MATERIAL])
      await old.exec(statement);
    await old.close();
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const open = () => openFolder(join(folder, 'database'), seedNothing);

  test('a folder of version 2.7 gets the missing migrations once', async () => {
    for (const start of ['first', 'second']) {
      const { db, close } = await open();
      expect([start, await stateOf(db)]).toEqual([start, await migrated()]);
      await close();
    }
  });

  test('a migration that was changed after it had been applied is rejected by name', async () => {
    const changed = join(folder, 'migrations');
    await cp(paths.migrations, changed, { recursive: true });
    await writeFile(join(changed, '0002_raw_materials.sql'), 'SELECT 1');
    const { db, close } = await open();
    const neverRun = () => Promise.reject(new Error('the migrator ran'));
    await expect(migrate(db, neverRun, changed)).rejects.toThrow('The migration 0002_raw_materials.sql was changed');
    await close();
  });
});

const programs = postgresPrograms();
const describeHere = programs === null ? describe.skip : describe;

describeHere('PostgreSQL', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    for (const statement of [...(await oldMigrationStatements('0005_label_content')), ...A_MATERIAL])
      await client.query(statement);
    await client.end();
  });
  afterAll(() => server.stop());

  test('several starts at once migrate a database of version 2.7 once', async () => {
    const opened: OpenDatabase[] = await Promise.all(
      Array.from({ length: 4 }, () => openPostgres(server.url, seedNothing)),
    );
    for (const { db } of opened) expect(await stateOf(db)).toEqual(await migrated());
    await Promise.all(opened.map(({ close }) => close()));
  });
});
