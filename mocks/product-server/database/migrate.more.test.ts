import { sql } from 'drizzle-orm';
import { AN_ORGANISATION, migrated, stateOf } from '../../testing/migratedState.ts';
import { postgresPrograms, startPostgres } from '../../testing/temporaryPostgres.ts';
import { type Database, type OpenDatabase, openPostgres } from './openDatabase.ts';
import { organisations } from './schema/schema.ts';

const programs = postgresPrograms();
const describeHere = programs === null ? describe.skip : describe;

/** Adds the organisation that an empty database lacks. */
const seed = async (db: Database) => {
  const found = await db.select({ id: organisations.id }).from(organisations);
  if (found.length === 0) await db.execute(sql.raw(AN_ORGANISATION));
};

describeHere('PostgreSQL', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
  });
  afterAll(() => server.stop());

  test('several starts at once migrate an empty database once', async () => {
    const opened: OpenDatabase[] = await Promise.all(Array.from({ length: 4 }, () => openPostgres(server.url, seed)));
    for (const { db } of opened) expect(await stateOf(db)).toEqual(await migrated());
    await Promise.all(opened.map(({ close }) => close()));
  });
});
