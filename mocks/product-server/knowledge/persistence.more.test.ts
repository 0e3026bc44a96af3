import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { components } from '../../../schema/rest/product-server.generated.ts';
import { openFolder } from '../database/openDatabase.ts';
import { send, tokenOf } from '../../testing/client.ts';
import { inventoryFile } from '../../testing/exportFiles.ts';
import { importer } from '../../testing/importClient.ts';
import { end, endLeftovers, type StandInProcess, startProcess } from '../../testing/standInProcess.ts';
import { until } from '../../testing/until.ts';

type Ingredient = components['schemas']['Ingredient'];
interface Knowledge {
  verzija: string;
  sastojci: { inci: string }[];
}

// The tests use one data folder and depend on their order.
let folder = '';
let running: StandInProcess;
let token = '';
let known: Knowledge;
let interrupted = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dosije-test-'));
  await start();
  known = await knowledge();
});
afterAll(async () => {
  endLeftovers();
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<void> {
  running = await startProcess({ DATA_DIR: folder });
  token = await tokenOf(running, 'admin');
}
const admin = importer(
  () => running,
  () => token,
);
const ask = async (method: string, path: string) =>
  (await send(running.product.url, method, path, { token })).body as { data: { data: unknown; promene: string[] } };
const knowledge = async () => (await ask('GET', '/api/v1/cosing/index')).data.data as Knowledge;
const idOf = async (inci: string) => {
  const found = (await ask('GET', `/api/v1/cosing?text%5Bsearch%5D=%22${inci.toLowerCase()}%22`)).data
    .data as Ingredient[];
  return found.find((one) => one.inci === inci)?._id ?? '';
};
const large = () =>
  inventoryFile(
    Array.from({ length: 20_000 }, (_, at) => ({ ref: String(at + 1), inci: `TESTUM ${at}`, functions: 'TONIC' })),
  );

/** Changes the database while no process uses it. */
async function change(...statements: string[]): Promise<void> {
  await end(running.child, 'SIGTERM');
  const { db, close } = await openFolder(join(folder, 'database'), () => Promise.resolve());
  for (const statement of statements) await db.execute(sql.raw(statement));
  await close();
  await start();
}

test('an import that is killed fails and leaves the knowledge unchanged', async () => {
  interrupted = await admin.begin(large());
  await until('rows have been read', async () => (await admin.get(interrupted)).obradjeno > 1000);
  await end(running.child, 'SIGKILL');
  await start();
  expect(await admin.get(interrupted)).toMatchObject({
    stanje: 'neuspelo',
    problemi: [{ kod: 'INTERRUPTED' }],
    brojProblema: 1,
  });
  expect(await knowledge()).toEqual(known);
  expect(await admin.apply(interrupted)).toMatchObject({ status: 409 });
});

test('an import is marked as interrupted after the process is stopped', async () => {
  const id = await admin.begin(large());
  await until('rows have been read', async () => (await admin.get(id)).obradjeno > 0);
  expect(await end(running.child, 'SIGTERM')).toEqual({ code: 0, signal: null });
  await start();
  expect(await admin.get(id)).toMatchObject({ stanje: 'neuspelo', problemi: [{ kod: 'INTERRUPTED' }] });
  expect(await knowledge()).toEqual(known);
});

test('a start restores annexes that were never imported, and a refresh restores other data and names them', async () => {
  await change(
    "UPDATE ingredients SET cas = '{}', functions = '{TONIC}', search_text = 'lost' || search_text WHERE inci = 'GLYCERIN'",
    "UPDATE annex_rows SET maximum = '9 %' WHERE annex = 'V' AND reference = '29'",
  );
  const glycerin = await ask('POST', `/api/v1/cosing/${await idOf('GLYCERIN')}/refresh`);
  expect([glycerin.data.promene, (glycerin.data.data as Ingredient).cas]).toEqual([['cas', 'funkcije'], ['56-81-5']]);
  const phenoxyethanol = await ask('POST', `/api/v1/cosing/${await idOf('PHENOXYETHANOL')}/refresh`);
  expect([phenoxyethanol.data.promene, (phenoxyethanol.data.data as Ingredient).aneksi]).toMatchObject([
    [],
    [{ maksimum: '1.0%' }],
  ]);
  const now = await knowledge();
  expect([now.sastojci, now.verzija === known.verzija]).toEqual([known.sastojci, false]);
});

test('a refresh restores imported data from the import', async () => {
  await admin.bring(
    inventoryFile([
      { ref: '1', inci: 'GLYCERIN', functions: 'HUMECTANT' },
      { ref: '2', inci: 'PHENOXYETHANOL' },
    ]),
  );
  await change("UPDATE ingredients SET functions = '{TONIC}' WHERE inci = 'GLYCERIN'");
  const { data } = await ask('POST', `/api/v1/cosing/${await idOf('GLYCERIN')}/refresh`);
  expect([data.promene, (data.data as Ingredient).funkcije, (data.data as Ingredient).izvor]).toEqual([
    ['funkcije'],
    ['HUMECTANT'],
    'COSING 2020-12-30',
  ]);
});
