import pg from 'pg';
import { A_MATERIAL, migrated, seedNothing, stateOf } from '../../testing/migratedState.ts';
import { oldMigrationStatements } from '../../testing/oldMigrations.ts';
import { postgresPrograms, startPostgres } from '../../testing/temporaryPostgres.ts';
import { type OpenDatabase, openPostgres } from './openDatabase.ts';

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
