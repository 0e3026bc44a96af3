import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { paths } from '../../paths.ts';
import { A_MATERIAL, journal, migrated, migrationFiles, seedNothing, stateOf } from '../../testing/migratedState.ts';
import { oldMigrationStatements } from '../../testing/oldMigrations.ts';
import { migrate } from './migrate.ts';
import { openFolder } from './openDatabase.ts';

test('the journal lists every file in the order of names and times', async () => {
  const entries = await journal();
  expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(await migrationFiles());
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
