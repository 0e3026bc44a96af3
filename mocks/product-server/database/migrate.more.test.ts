import { drizzle } from 'drizzle-orm/node-postgres';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { AN_ORGANISATION, makeEarlier, migrated, stateOf } from '../../testing/migratedState.ts';
import { postgresPrograms, startPostgres } from '../../testing/temporaryPostgres.ts';
import { type OpenDatabase, openPostgres } from './openDatabase.ts';

const programs = postgresPrograms();
const describeHere = programs === null ? describe.skip : describe;

describeHere('PostgreSQL', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
    const pool = new pg.Pool({ connectionString: server.url });
    const db = drizzle(pool);
    await makeEarlier(db, '0008_raw_material_imports', 'version 2.7');
    await db.execute(sql.raw(AN_ORGANISATION));
    await pool.end();
  });
  afterAll(() => server.stop());

  test('several starts at once upgrade a database of version 2.7.2 once', async () => {
    const opened: OpenDatabase[] = await Promise.all(
      Array.from({ length: 4 }, () => openPostgres(server.url, () => Promise.resolve())),
    );
    for (const { db } of opened) expect(await stateOf(db)).toEqual(await migrated());
    await Promise.all(opened.map(({ close }) => close()));
  });
});
