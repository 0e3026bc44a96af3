import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { paths } from '../../paths.ts';
import { AN_ORGANISATION, migrated, recordBeforeBaseline, seedNothing, stateOf } from '../../testing/migratedState.ts';
import { migrate } from './migrate.ts';
import { openFolder } from './openDatabase.ts';

// The tests use one folder and depend on their order.
describe('PGlite', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dosije-test-'));
    await change(AN_ORGANISATION);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const open = () => openFolder(join(folder, 'database'), seedNothing);

  async function change(...statements: string[]): Promise<void> {
    const { db, close } = await open();
    for (const statement of statements) await db.execute(sql.raw(statement));
    await close();
  }

  test('a folder of the version before the baseline keeps its data, and its record becomes that of the baseline', async () => {
    const hash = '8a4f85bc44c4f22f7369d3527282c4682719cefb98f8cc0ab3746611002c3cd7';
    await change(...recordBeforeBaseline({ hash, when: 1_795_374_162_000 }));
    for (const start of ['first', 'second']) {
      const { db, close } = await open();
      expect([start, await stateOf(db)]).toEqual([start, await migrated()]);
      await close();
    }
  });

  const neverRun = () => Promise.reject(new Error('the migrator ran'));

  test('a migration that was changed after it had been applied is rejected by name', async () => {
    const changed = join(folder, 'migrations');
    await cp(paths.migrations, changed, { recursive: true });
    await writeFile(join(changed, '0001_baseline.sql'), 'SELECT 1');
    const { db, close } = await open();
    await expect(migrate(db, neverRun, changed)).rejects.toThrow('The migration 0001_baseline.sql was changed');
    await close();
  });

  test('an older folder is left alone, and the error says what to do', async () => {
    const { db, close } = await open();
    const before = recordBeforeBaseline({ hash: 'of 0161', when: 1_795_374_161_000 });
    // The second is the record of a version up to 2.7.
    for (const statements of [before, ['CREATE TABLE migrations (name text PRIMARY KEY)']]) {
      for (const statement of statements) await db.execute(sql.raw(statement));
      await expect(migrate(db, neverRun)).rejects.toThrow(
        /older than migration 0162 of version 2\.7\.2\. Start it once with that version.*nothing was changed/,
      );
    }
    await close();
  });
});
