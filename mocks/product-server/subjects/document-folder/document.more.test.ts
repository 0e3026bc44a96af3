import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { AccountName } from '../../../demo-data/accounts.ts';
import { type StandIns, startStandIns } from '../../../standIns.ts';
import { send, tokenOf } from '../../../testing/client.ts';
import { aPdf } from '../../../testing/documentFiles.ts';
import { testConfig } from '../../../testing/testConfig.ts';
import { until } from '../../../testing/until.ts';

interface Folder {
  vrsta: string;
  postoji: boolean;
  aktivan: boolean;
  trebaDeaktivirati: boolean;
  broj: number;
  fajlovi: { _id: string; naziv: string; tip: string; velicina: number }[];
}

let folder = '';
let running: StandIns;
const start = async () => {
  running = await startStandIns(testConfig({ dataDir: folder }));
};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dosije-test-'));
  await start();
});
afterAll(async () => {
  await running.close();
  await rm(folder, { recursive: true });
});

const ask = async (name: AccountName, method: string, path: string, more: { json?: unknown; form?: FormData } = {}) =>
  send(running.product.url, method, path, { token: await tokenOf(running, name), ...more });
const at = (slug: string, path: string) => `/api/v1/sirovine/${slug}${path}`;
const create = async (tradeName: string, vrsta = 'plain'): Promise<string> => {
  const { body } = await ask('org', 'POST', '/sir-inci', {
    json: { tradeName, inci: 'GLYCERIN', maxConc: '99', vrsta },
  });
  return (body as { sirovineincis: { slug: string } }).sirovineincis.slug;
};
const folders = async (slug: string): Promise<Folder[]> =>
  ((await ask('org', 'GET', at(slug, '/folderi'))).body as { data: { data: Folder[] } }).data.data;
async function add(slug: string, kind: string, bytes: Uint8Array<ArrayBuffer>, naziv: string) {
  const form = new FormData();
  form.set('naziv', naziv);
  form.set('fajl', new Blob([bytes]), 'x');
  const { status, body } = await ask('org', 'POST', at(slug, `/folderi/${kind}/fajlovi`), { form });
  return { status, id: (body as { data?: { dodato: string } }).data?.dodato ?? '' };
}
const files = (of: 'documents' | 'incoming') => readdir(join(folder, 'files', of));
const kinds = (all: Folder[]) => all.map(({ vrsta }) => vrsta);

test('a change of type adds the folders of the new type', async () => {
  const slug = await create('Vanila', 'parfum');
  expect(kinds(await folders(slug))).toEqual([
    'sds',
    'tds',
    'coa',
    'sastav',
    'mikrobiologija',
    'necistoce',
    'alergeni',
    'ifra',
  ]);
  await add(slug, 'ifra', aPdf(), 'IFRA.pdf');
  await ask('org', 'PUT', `/sir-inci/raws/${slug}`, { json: { vrsta: 'extractOil', tradeName: 'Vanila' } });
  const after = await folders(slug);
  expect(after.filter(({ trebaDeaktivirati }) => trebaDeaktivirati).map(({ vrsta, broj }) => [vrsta, broj])).toEqual([
    ['ifra', 1],
  ]);
  await ask('org', 'PUT', at(slug, '/folderi/ifra'), { json: { aktivan: false } });
  expect((await folders(slug)).find(({ vrsta }) => vrsta === 'ifra')).toMatchObject({
    aktivan: false,
    trebaDeaktivirati: false,
    broj: 1,
  });
  await ask('org', 'PUT', `/sir-inci/raws/${slug}`, { json: { vrsta: 'aroma', tradeName: 'Vanila' } });
  expect((await folders(slug)).find(({ vrsta }) => vrsta === 'ifra')).toMatchObject({
    aktivan: true,
    trebaDeaktivirati: false,
    broj: 1,
  });
});

test('a picture is encoded again in its format without metadata', async () => {
  const slug = await create('Slikan glicerin');
  const photo = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#3E7C59' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'tajna', Model: 'aparat' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { id } = await add(
    slug,
    'sastav',
    new Uint8Array(Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')])),
    'Slika.jpg',
  );
  const { body } = await ask('org', 'GET', at(slug, `/fajlovi/${id}`));
  const { format, width, height, exif, orientation } = await sharp(body as Buffer).metadata();
  expect([format, width, height, exif, orientation]).toEqual(['jpeg', 20, 40, undefined, undefined]);
  expect((body as Buffer).includes('script')).toBe(false);
});

test.each([
  [
    'a picture of 41 megapixels',
    async () =>
      new Uint8Array(
        await sharp({ create: { width: 8200, height: 5000, channels: 3, background: '#fff' } })
          .png({ compressionLevel: 9 })
          .toBuffer(),
      ),
    'Velika.png',
  ],
  [
    'half a picture',
    async () =>
      new Uint8Array(
        (
          await sharp({
            create: {
              width: 400,
              height: 400,
              channels: 3,
              background: '#fff',
              noise: { type: 'gaussian', mean: 128, sigma: 30 },
            },
          })
            .png()
            .toBuffer()
        ).subarray(0, 5000),
      ),
    'Pola.png',
  ],
  ['a PDF without its objects', () => Promise.resolve(aPdf().slice(0, 20)), 'List.pdf'],
])('%s is rejected without a trace', async (_what, bytes, name) => {
  const slug = await create('Odbijen glicerin');
  const before = (await files('documents')).length;
  expect((await add(slug, 'sds', await bytes(), name)).status).toBe(422);
  expect([(await files('documents')).length, await files('incoming')]).toEqual([before, []]);
});

test('an interrupted upload leaves no file', async () => {
  const slug = await create('Prekinut glicerin');
  const token = await tokenOf(running, 'org');
  const socket = connect(Number(new URL(running.product.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  const head =
    '--b\r\ncontent-disposition: form-data; name="naziv"\r\n\r\na.pdf\r\n--b\r\ncontent-disposition: form-data; name="fajl"; filename="x"\r\n\r\n%PDF-1.4\n';
  socket.write(
    `POST ${at(slug, '/folderi/sds/fajlovi')} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 9000000\r\n\r\n${head}${'x'.repeat(200_000)}`,
  );
  await until('it is under way', async () => (await files('incoming')).length === 1);
  socket.resetAndDestroy();
  await until('nothing is left', async () => (await files('incoming')).length === 0);
  expect((await folders(slug)).every(({ broj }) => broj === 0)).toBe(true);
});

test('the files of a deleted raw material are kept for 30 days', async () => {
  const slug = await create('Obrisan glicerin');
  await add(slug, 'sds', aPdf(), 'a.pdf');
  const remaining = await create('Ostavljen glicerin');
  const { id } = await add(remaining, 'sds', aPdf('ostaje'), 'b.pdf');
  const before = (await files('documents')).length;
  expect((await ask('org', 'DELETE', `/sir-inci/${slug}`)).status).toBeLessThan(300);
  await writeFile(join(folder, 'files', 'documents', '0'.repeat(32)), 'left by a process that was killed');
  await writeFile(join(folder, 'files', 'incoming', 'half'), 'half');
  await running.close();
  await start();
  expect([(await files('documents')).length, await files('incoming')]).toEqual([before, []]);
  await running.close();
  const now = Date.now;
  const later = jest.spyOn(Date, 'now').mockImplementation(() => now() + 30 * 86_400_000 + 1000);
  try {
    await start();
  } finally {
    later.mockRestore();
  }
  expect(await files('documents')).toHaveLength(before - 1);
  expect(Buffer.from((await ask('org', 'GET', at(remaining, `/fajlovi/${id}`))).body as Buffer)).toEqual(
    Buffer.from(aPdf('ostaje')),
  );
});

test('ten documents can be added to a missing folder at once', async () => {
  const slug = await create('Zajednički glicerin');
  const added = await Promise.all(Array.from({ length: 10 }, (_, index) => add(slug, 'coa', aPdf(), `${index}.pdf`)));
  expect(new Set(added.map(({ id }) => id)).size).toBe(10);
  expect((await folders(slug)).find(({ vrsta }) => vrsta === 'coa')).toMatchObject({ postoji: true, broj: 10 });
});
