import pg from 'pg';
import { LABEL_COUNT } from '../../demo-data/labels.ts';
import { type StandIns, startStandIns } from '../../standIns.ts';
import { send, tokenOf } from '../../testing/client.ts';
import { testConfig } from '../../testing/testConfig.ts';
import { describeIngredients } from '../../testing/ingredientSuite.ts';
import { describeLabels } from '../../testing/labelSuite.ts';
import { describeOverrides } from '../../testing/raw-material/rawMaterialOverrideSuite.ts';
import { describeRawMaterials } from '../../testing/raw-material/rawMaterialSuite.ts';
import { postgresPrograms, startPostgres } from '../../testing/temporaryPostgres.ts';

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

  // What triggers keep against what they keep it of.
  const KEPT = `SELECT (SELECT json_agg(kept ORDER BY kept::text) FROM material_counts kept) AS counts,
    (SELECT json_agg(ends ORDER BY ends::text) FROM document_ends ends) AS ends,
    (SELECT json_object_agg(id, catalogue_ids ORDER BY id) FROM raw_materials) AS catalogues,
    (SELECT json_object_agg(company_id, count ORDER BY company_id) FROM catalogue_counts WHERE count > 0) AS numbers,
    (SELECT json_agg(summary ORDER BY summary::text) FROM document_summaries summary) AS summaries`;
  const COMPUTED = `BEGIN; SELECT summarise_documents(ARRAY(SELECT id FROM raw_materials)); TRUNCATE material_counts;
    SELECT find_document_ends(ARRAY(SELECT id FROM raw_materials));
    UPDATE raw_materials SET catalogue_ids = ARRAY(SELECT company_id FROM raw_material_links WHERE material_id = id ORDER BY 1);
    TRUNCATE catalogue_counts; INSERT INTO catalogue_counts SELECT company_id, count(*) FROM raw_material_links GROUP BY 1;
    INSERT INTO material_counts
    SELECT company_id, is_missing, COALESCE(good_until, 'infinity'), has_data_from_documents, has_cmr, is_nano, count(*)
      FROM document_summaries WHERE NOT has_own GROUP BY 1, 2, 3, 4, 5, 6`;
  const document = (id: string, day: string, organisation = 'NULL') => `INSERT INTO documents
    SELECT '${id}', m.id, 'sds', 'list.pdf', 'application/pdf', 1, '${id}', now(), u.id, '${day}', ${organisation}
      FROM (SELECT id FROM raw_materials ORDER BY id LIMIT 1) m, (SELECT id FROM users LIMIT 1) u`;
  const material = 'material_id = (SELECT min(id) FROM raw_materials)';

  test.each<[string, [string, string]]>([
    ['add documents to a folder', [document('a', '2030-01-01'), document('b', '2031-01-01')]],
    [
      'take the longest away and add a longer one',
      [`DELETE FROM documents WHERE id = 'b'`, document('c', '2032-01-01')],
    ],
    [
      'add a document of an organisation and close the folder',
      [
        document('d', '2033-01-01', '(SELECT min(id) FROM organisations)'),
        `UPDATE document_folders SET is_active = false WHERE kind = 'sds' AND ${material}`,
      ],
    ],
    [
      'take that document away and open the folder',
      [
        `DELETE FROM documents WHERE id = 'd'`,
        `UPDATE document_folders SET is_active = true WHERE kind = 'sds' AND ${material}`,
      ],
    ],
    [
      'take it into a catalogue and add a document',
      [
        `INSERT INTO raw_material_links SELECT c.id, min(m.id) FROM raw_materials m,
          (SELECT id FROM companies ORDER BY id DESC LIMIT 1) c GROUP BY 1 ON CONFLICT DO NOTHING`,
        document('e', '2034-01-01'),
      ],
    ],
    [
      'take it into two catalogues',
      ['ASC', 'DESC'].map(
        (order) => `INSERT INTO raw_material_links SELECT c.id, m.id FROM companies c
          JOIN (SELECT id, catalogue_ids FROM raw_materials ORDER BY id LIMIT 1) m ON NOT c.id = ANY (m.catalogue_ids) ORDER BY c.id ${order} LIMIT 1`,
      ) as [string, string],
    ],
    [
      'take it out of one catalogue and into another',
      [
        `DELETE FROM raw_material_links WHERE ${material} AND company_id = (SELECT min(id) FROM companies)`,
        `INSERT INTO raw_material_links SELECT c.id, min(m.id) FROM raw_materials m,
          (SELECT id FROM companies ORDER BY id DESC LIMIT 1 OFFSET 1) c GROUP BY 1 ON CONFLICT DO NOTHING`,
      ],
    ],
    [
      'give it to another company and change what it is',
      [
        `UPDATE raw_materials SET creator_company_id = (SELECT max(id) FROM companies), nano = 1 - nano WHERE id = (SELECT min(id) FROM raw_materials)`,
        `UPDATE raw_materials SET ima_cmr = 2 WHERE id = (SELECT max(id) FROM raw_materials)`,
      ],
    ],
  ])('what is kept of documents is right after two %s at the same time', async (_, statements) => {
    await inTwoTransactions(server.url, (client, at) => client.query(statements[at] ?? ''));
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    const kept = (await client.query(KEPT)).rows;
    await client.query(COMPUTED);
    const computed = (await client.query(KEPT)).rows;
    await client.query('ROLLBACK');
    await client.end();
    expect(kept).toEqual(computed);
  });

  test('a search reads what the labels say after two have changed, archived and moved the same at the same time', async () => {
    const label = 'id = (SELECT min(id) FROM labels)';
    await inTwoTransactions(server.url, (client, at) =>
      client.query(
        `UPDATE labels SET ${['is_archived = NOT is_archived, status = 4 - status', `search_text = 'premestena', company_id = (SELECT max(id) FROM companies)`][at]} WHERE ${label}`,
      ),
    );
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    const columns = 'company_id, status, is_active, is_archived, created_at, result_changed_at, search_text';
    const read = async (id: string, table: string) =>
      (await client.query<object>(`SELECT ${id} AS id, ${columns} FROM ${table} ORDER BY 1`)).rows;
    const [kept, there] = [await read('label_id', 'label_search_texts'), await read('id', 'labels')];
    await client.end();
    expect(kept).toEqual(there);
    expect(kept[0]).toMatchObject({ search_text: 'premestena' });
  });

  test('of a search that finds more than a thousand as many are counted as somebody reads', async () => {
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query(`INSERT INTO labels SELECT (jsonb_populate_record(one, jsonb_build_object('id', left(md5(number::text), 24), 'slug', 'brojanka-' || number,
        'search_text', 'brojanka', 'status', 1 + number % 2))).* FROM (SELECT l AS one FROM labels l LIMIT 1) copied, generate_series(1, 1100) number`);
    const token = await tokenOf(running, 'admin');
    const search = async (more: object = {}) => {
      const query = new URLSearchParams({ 'text[search]': '"brojanka"', limit: '100', ...more });
      const { body } = await send(running.product.url, 'GET', `/?${query.toString()}`, { token });
      const { brojDeklaracija, imaIhVise, statusi } = body as Record<string, unknown>;
      return { brojDeklaracija, imaIhVise, statusi };
    };
    const statusi = [1, 2, 3].map((status) => ({ status, broj: status === 3 ? 0 : 550 }));
    const first = await search();
    const last = await search({ page: '10' });
    const ofStatus = await search({ status: '1' });
    await client.query(`DELETE FROM labels WHERE slug LIKE 'brojanka-1___' OR slug = 'brojanka-1'`);
    const { brojDeklaracija, imaIhVise } = await search();
    await client.query(`DELETE FROM labels WHERE slug LIKE 'brojanka-%'`);
    await client.end();
    expect([first, last, ofStatus]).toEqual([
      { brojDeklaracija: 1000, imaIhVise: true },
      { brojDeklaracija: 1100, imaIhVise: false, statusi },
      { brojDeklaracija: 550, imaIhVise: false },
    ]);
    expect({ brojDeklaracija, imaIhVise }).toEqual({ brojDeklaracija: 998, imaIhVise: false });
  });

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

const WAITING = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;

/** Runs something for two connections that have begun a transaction each; the second may wait for the first. */
async function inTwoTransactions(
  url: string,
  change: (client: pg.Client, at: number) => Promise<unknown>,
): Promise<void> {
  const clients = [0, 1].map(() => new pg.Client({ connectionString: url }));
  for (const client of clients) {
    await client.connect();
    await client.query('BEGIN');
  }
  const [first, second] = clients as [pg.Client, pg.Client];
  await change(first, 0);
  const done = new AbortController();
  const changing = change(second, 1).finally(() => done.abort());
  // The first commits when the second waits for a row of it, or has found none that it shares with it.
  while (!done.signal.aborted && (await first.query(WAITING)).rowCount === 0);
  await first.query('COMMIT');
  await changing;
  await second.query('COMMIT');
  for (const client of clients) await client.end();
}

async function empty(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('DROP SCHEMA public, drizzle CASCADE');
  await client.query('CREATE SCHEMA public');
  await client.end();
}
