import pg from 'pg';
import { LABEL_COUNT } from '../seed/labels.ts';
import { type StandIns, startStandIns } from '../standIns.ts';
import { send, tokenOf } from '../testing/client.ts';
import { testConfig } from '../testing/useStandIns.ts';
import { describeIngredients } from '../testing/ingredientSuite.ts';
import { describeLabels } from '../testing/labelSuite.ts';
import { describeOverrides } from '../testing/raw-material/rawMaterialOverrideSuite.ts';
import { describeRawMaterials } from '../testing/raw-material/rawMaterialSuite.ts';
import { postgresPrograms, startPostgres } from '../testing/temporaryPostgres.ts';

// DATABASE_URL_TEST names an empty database that the test may fill; it is emptied afterwards.
const configuredUrl = process.env.DATABASE_URL_TEST;
const programs = postgresPrograms();
const missing = configuredUrl === undefined && programs === null;
const describeHere = missing ? describe.skip : describe;
const reason = missing
  ? ' (skipped: DATABASE_URL_TEST is not set and no PostgreSQL server is installed in /usr/lib/postgresql)'
  : '';

describeHere(`a PostgreSQL server in place of the embedded one${reason}`, () => {
  let server: { url: string; stop(): Promise<void> };
  let running: StandIns;
  beforeAll(async () => {
    server =
      configuredUrl === undefined
        ? await startPostgres(programs ?? '')
        : { url: configuredUrl, stop: () => empty(configuredUrl) };
    // Two starts at once on an empty database: one fills it, the other waits.
    const [one, other] = await Promise.all([start(), start()]);
    running = one;
    await other.close();
  });
  afterAll(async () => {
    await running.close();
    await server.stop();
  });
  const start = () => startStandIns(testConfig({ databaseUrl: server.url }));

  test('two starts at once seed the database once', async () => {
    const { body } = await send(running.product.url, 'GET', '/?limit=1', { token: await tokenOf(running, 'admin') });
    expect(body).toMatchObject({ brojDeklaracija: LABEL_COUNT });
  });

  describeLabels(() => running);

  describeIngredients(() => running);

  describeRawMaterials(() => running);

  describeOverrides(() => running);

  test('of two imports of a company applied at the same time one succeeds', async () => {
    const post = async (path: string, json?: object, name: 'konsultant' | 'konsultant2' = 'konsultant') =>
      send(running.product.url, 'POST', path, { token: await tokenOf(running, name), ...(json && { json }) });
    const redovi = Array.from({ length: 60 }, (_, at) => ({
      linija: at + 2,
      tradeName: `Takmac ${at}`,
      sastav: [{ inci: 'AQUA', maxConc: '' }],
      problemi: [],
    }));
    const prepare = async () =>
      (
        (
          await post('/api/v1/sirovine/uvoz', {
            naziv: 'lista.csv',
            kolone: ['tradeName', 'inci'],
            nepoznateKolone: [],
            redovi,
          })
        ).body as { data: { data: { _id: string } } }
      ).data.data._id;
    const ids = [await prepare(), await prepare()];
    const create = (at: number) =>
      post('/sir-inci', { tradeName: `Takmac ${at}`, inci: 'AQUA', maxConc: '' }, 'konsultant2');
    const [applied, entered] = await Promise.all([
      Promise.all(ids.map((id) => post(`/api/v1/sirovine/uvoz/${id}/primena`))),
      Promise.all([0, 30, 59].map(create)),
    ]);
    expect(entered.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(applied.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

async function empty(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('DROP SCHEMA public, drizzle CASCADE');
  await client.query('CREATE SCHEMA public');
  await client.end();
}
