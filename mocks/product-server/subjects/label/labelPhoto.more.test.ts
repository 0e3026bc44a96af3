import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { AccountName } from '../../../demo-data/accounts.ts';
import { companyIdOf } from '../../../demo-data/companies.ts';
import { labelAt } from '../../../demo-data/labels.ts';
import { type StandIns, startStandIns } from '../../../standIns.ts';
import { send, tokenOf } from '../../../testing/client.ts';
import { testConfig } from '../../../testing/testConfig.ts';

let folder = '';
let running: StandIns;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dosije-test-'));
  running = await startStandIns(testConfig({ dataDir: folder }));
});
afterAll(async () => {
  await running.close();
  await rm(folder, { recursive: true });
});

const lavanda = companyIdOf('Lavanda Natura d.o.o.');
interface Label {
  slug: string;
  photo: string | null;
  verzija: number;
}
const ask = async (name: AccountName, method: string, path: string, json?: unknown) =>
  send(running.product.url, method, path, {
    token: await tokenOf(running, name),
    ...(json === undefined ? {} : { json }),
  });
const labelOf = ({ body }: { body: unknown }) => (body as { data: { data: Label } }).data.data;
const create = (photo: string) =>
  ask('konsultant', 'POST', '/deklaracija', {
    firma: lavanda,
    ime: 'Sa slikom',
    inciProizvoda: [],
    status: 3,
    trzista: ['EU'],
    photo,
  });
const isThere = async (photo: string | null) =>
  (await send(running.product.url, 'GET', `/files/deklaracijaImages/${photo ?? ''}`)).status === 200;

async function upload(name: AccountName, bytes?: Uint8Array<ArrayBuffer>): Promise<{ status: number; photo: string }> {
  const form = new FormData();
  const picture =
    bytes ??
    new Uint8Array(
      await sharp({ create: { width: 40, height: 40, channels: 3, background: '#3E7C59' } })
        .png()
        .toBuffer(),
    );
  form.set('photo', new Blob([picture]), 'x.png');
  const { status, body } = await send(running.product.url, 'POST', '/deklaracija/photo', {
    token: await tokenOf(running, name),
    form,
  });
  return { status, photo: (body as { data?: { data: { photo: string } } }).data?.data.photo ?? '' };
}

test('a photo can be used by one label only', async () => {
  const { photo } = await upload('konsultant');
  expect(await isThere(photo)).toBe(true);
  expect(labelOf(await create(photo)).photo).toBe(photo);
  expect((await create(photo)).status).toBe(422);
});

test('the photo of another user cannot be used', async () => {
  const { photo } = await upload('org');
  expect((await create(photo)).status).toBe(422);
  expect((await create(labelAt(0).photo ?? '')).status).toBe(422);
});

test('a new photo replaces the old one, and null removes it', async () => {
  const { slug, photo: first } = labelOf(await create((await upload('konsultant')).photo));
  const { photo: next } = await upload('konsultant');
  const changed = labelOf(await ask('konsultant', 'PATCH', `/deklaracija/${slug}`, { verzija: 1, photo: next }));
  expect([changed.photo, await isThere(first), await isThere(next)]).toEqual([next, false, true]);
  expect(
    labelOf(await ask('konsultant', 'PATCH', `/deklaracija/${slug}`, { verzija: 2, photo: next, pao: 6 })),
  ).toMatchObject({ photo: next, verzija: 3 });
  expect(
    labelOf(await ask('konsultant', 'PATCH', `/deklaracija/${slug}`, { verzija: 3, photo: null })).photo,
  ).toBeNull();
  expect(await isThere(next)).toBe(false);
});

test('a rejected change does not use the photo', async () => {
  const { slug } = labelOf(await create((await upload('konsultant')).photo));
  const { photo } = await upload('konsultant');
  expect((await ask('konsultant', 'PATCH', `/deklaracija/${slug}`, { verzija: 7, photo })).status).toBe(409);
  expect((await ask('konsultant', 'PATCH', `/deklaracija/${slug}`, { verzija: 1, photo })).status).toBe(200);
});

test('the picture of a copy survives the original', async () => {
  const { slug, photo } = labelOf(await create((await upload('konsultant')).photo));
  const copy = labelOf(await ask('konsultant', 'POST', `/deklaracija/${slug}/duplicate`));
  await ask('konsultant', 'DELETE', `/deklaracija/${slug}`);
  expect([copy.photo, await isThere(photo)]).toEqual([photo, true]);
  await ask('konsultant', 'DELETE', `/deklaracija/${copy.slug}`);
  expect(await isThere(photo)).toBe(false);
});

test.each([
  ['a client', 'klijent', undefined, 403],
  ['dcp', 'dcp', undefined, 403],
  ['no picture', 'konsultant', new Uint8Array(9), 422],
  ['more than 5 MiB', 'konsultant', new Uint8Array(5 * 1024 * 1024 + 1), 413],
] as [string, AccountName, Uint8Array<ArrayBuffer> | undefined, number][])(
  '%s is refused',
  async (_what, name, bytes, status) => {
    expect((await upload(name, bytes)).status).toBe(status);
  },
);

test('the next start removes photos that no label uses', async () => {
  const { photo: left } = await upload('konsultant');
  const { photo: taken } = labelOf(await create((await upload('konsultant')).photo));
  await running.close();
  running = await startStandIns(testConfig({ dataDir: folder }));
  expect([await isThere(left), await isThere(taken), (await create(left)).status]).toEqual([false, true, 422]);
});
