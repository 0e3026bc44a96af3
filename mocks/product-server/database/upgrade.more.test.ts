import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { paths } from '../../paths.ts';
import {
  AN_ORGANISATION,
  makeEarlier,
  memoryDatabase,
  migrated,
  schemaOf,
  stateOf,
} from '../../testing/migratedState.ts';
import { migrate } from './migrate.ts';

let fresh: Awaited<ReturnType<typeof memoryDatabase>>;
beforeAll(async () => {
  fresh = await memoryDatabase();
  await fresh.migrateHere();
});
afterAll(() => fresh.close());

/** A raw material of the first versions, which had neither a catalogue nor folders of documents. */
const A_MATERIAL = [
  "INSERT INTO companies VALUES ('c', 'o', 'C', 'c@example.org')",
  "INSERT INTO raw_materials VALUES ('m', 'm', 'M', '', '[]', false, '', '', '', 0, '', 0, 'parfum', 'c', now())",
];

test.each([
  ['2.7', '0005_label_content', 'version 2.7', A_MATERIAL],
  ['2.7.2', '0008_raw_material_imports', 'version 2.7', []],
  ['a day before the baseline', '0161_document_ends', 'Drizzle', []],
  ['the day of the baseline', '0162_search_by_company', 'Drizzle', []],
] as const)('a database of %s keeps its data and becomes what a fresh one is', async (_of, last, record, more) => {
  const old = await memoryDatabase();
  try {
    await makeEarlier(old.db, last, record);
    for (const statement of [AN_ORGANISATION, ...more]) await old.db.execute(sql.raw(statement));
    // The second start finds nothing to do.
    for (const start of ['first', 'second']) {
      await old.migrateHere();
      expect([start, await stateOf(old.db)]).toEqual([start, await migrated()]);
    }
    expect(await schemaOf(old.db)).toEqual(await schemaOf(fresh.db));
    const { rows } = await old.db.execute(sql`SELECT count(*)::int AS count FROM document_folders`);
    // A perfume has eight folders.
    expect(rows).toEqual([{ count: more.length > 0 ? 8 : 0 }]);
  } finally {
    await old.close();
  }
});

test('a migration that was changed after it had been applied is rejected by name', async () => {
  const changed = await mkdtemp(join(tmpdir(), 'dosije-test-'));
  try {
    await cp(paths.migrations, changed, { recursive: true });
    await writeFile(join(changed, '0001_baseline.sql'), 'SELECT 1');
    const neverRun = () => Promise.reject(new Error('the migrator ran'));
    await expect(migrate(fresh.db, neverRun, changed)).rejects.toThrow('The migration 0001_baseline.sql was changed');
  } finally {
    await rm(changed, { recursive: true });
  }
});
