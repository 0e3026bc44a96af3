import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { companyIdOf } from '../../../demo-data/companies.ts';
import { send, signIn } from '../../../testing/client.ts';
import { aPdf } from '../../../testing/documentFiles.ts';
import { end, endLeftovers, type StandInProcess, startProcess } from '../../../testing/standInProcess.ts';
import { until } from '../../../testing/until.ts';

/** After so many files or comments the writer begins another product information file. */
const FOR_ONE = 3;

interface Pif {
  slug: string;
  izrada: { verzija: number; mesto?: string };
  fajlovi: { _id: string; sha256: string }[];
  komentari: { _id: string; tekst: string; obavezan: boolean }[];
}

// The tests use one data folder and depend on their order.
let folder = '';
let running: StandInProcess;
let token = '';
let saved: { slug: string; version: number } | null = null;
/** The files whose upload was acknowledged, with the SHA-256 of what was sent. */
const uploaded: { slug: string; id: string; sha256: string }[] = [];
/** The comments that were acknowledged. */
const commented: { slug: string; id: string; text: string }[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dosije-test-'));
});
afterAll(async () => {
  endLeftovers();
  await rm(folder, { recursive: true, force: true });
});

const list = '/api/v1/pifs';
const create = async (): Promise<string> => {
  const json = { ime: 'Krema koja ostaje', firma: companyIdOf('Lavanda Natura d.o.o.') };
  const { body } = await send(running.product.url, 'POST', list, { token, json });
  return (body as { data: { data: Pif } }).data.data.slug;
};
const read = async (slug: string): Promise<Pif> => {
  const { body } = await send(running.product.url, 'GET', `${list}/${slug}`, { token });
  return (body as { data: { data: Pif } }).data.data;
};
const siteOf = (version: number) => `Pogon ${version}`;

/** Saves one section again and again. */
async function saveForever(slug: string): Promise<never> {
  for (let version = 1; ; version++) {
    const json = { verzija: version, mesto: siteOf(version + 1) };
    const { status } = await send(running.product.url, 'PATCH', `${list}/${slug}/izrada`, { token, json });
    expect(status).toBe(200);
    saved = { slug, version: version + 1 };
  }
}

/** Puts one file after another into the slots of new product information files. */
async function uploadForever(): Promise<never> {
  for (let at = 0, slug = ''; ; at++) {
    if (at % FOR_ONE === 0) slug = await create();
    const bytes = aPdf(`Postupak ${at}`);
    const form = new FormData();
    form.set('naziv', 'Postupak.pdf');
    form.set('fajl', new Blob([bytes]), 'x');
    const { status, body } = await send(running.product.url, 'POST', `${list}/${slug}/fajlovi?mesto=postupak`, {
      token,
      form,
    });
    expect(status).toBe(200);
    const id = (body as { data: { dodato: string } }).data.dodato;
    uploaded.push({ slug, id, sha256: createHash('sha256').update(bytes).digest('hex') });
  }
}

/** Writes one comment after another into new product information files. */
async function commentForever(): Promise<never> {
  for (let at = 0, slug = ''; ; at++) {
    if (at % FOR_ONE === 0) slug = await create();
    const text = `Komentar ${at}`;
    const json = { sekcija: 'izrada', tekst: text, obavezan: true, interni: false };
    const { status, body } = await send(running.product.url, 'POST', `${list}/${slug}/komentari`, { token, json });
    expect(status).toBe(200);
    commented.push({ slug, id: (body as { data: { dodato: string } }).data.dodato, text });
  }
}

test('the process can be killed while sections are saved, files uploaded and comments written', async () => {
  running = await startProcess({ DATA_DIR: folder });
  token = await signIn(running, 'konsultant');
  const writers = [saveForever(await create()), uploadForever(), commentForever()];
  const interrupted = Promise.allSettled(writers);
  const isEnough = () => (saved?.version ?? 0) > 20 && uploaded.length > FOR_ONE && commented.length > FOR_ONE;
  // A writer that is refused something says so at once.
  await Promise.race([until('writes have been acknowledged', isEnough), ...writers]);
  await end(running.child, 'SIGKILL');
  // Requests that were cut off, and no failed expectation.
  const reasons = (await interrupted).map((one) => (one.status === 'rejected' ? String(one.reason) : 'fulfilled'));
  expect(reasons).toEqual(Array(3).fill(expect.stringMatching(/^TypeError/)));
});

test('the next start has the last acknowledged save, or the one that was running', async () => {
  running = await startProcess({ DATA_DIR: folder });
  token = await signIn(running, 'konsultant');
  const { slug, version } = saved ?? { slug: '', version: 0 };
  const { izrada } = await read(slug);
  expect([version, version + 1]).toContain(izrada.verzija);
  expect(izrada.mesto).toBe(siteOf(izrada.verzija));
});

test('every acknowledged file is listed, and comes back byte for byte', async () => {
  for (const { slug, id, sha256 } of uploaded) {
    const { status, body } = await send(running.product.url, 'GET', `${list}/${slug}/fajlovi/${id}`, { token });
    expect(status).toBe(200);
    expect(
      createHash('sha256')
        .update(body as Buffer)
        .digest('hex'),
    ).toBe(sha256);
  }
});

test('every acknowledged comment is there once, with its text and its weight', async () => {
  const told = new Map<string, Pif['komentari']>();
  for (const slug of new Set(commented.map((one) => one.slug))) told.set(slug, (await read(slug)).komentari);
  for (const { slug, id, text } of commented)
    expect(told.get(slug)?.filter((one) => one._id === id)).toEqual([
      expect.objectContaining({ tekst: text, obavezan: true }),
    ]);
});

test('no file is listed whose content is missing', async () => {
  for (const slug of new Set(uploaded.map((one) => one.slug)))
    for (const { _id, sha256 } of (await read(slug)).fajlovi) {
      const { status, body } = await send(running.product.url, 'GET', `${list}/${slug}/fajlovi/${_id}`, { token });
      expect(status).toBe(200);
      expect(
        createHash('sha256')
          .update(body as Buffer)
          .digest('hex'),
      ).toBe(sha256);
    }
  expect(await end(running.child, 'SIGTERM')).toEqual({ code: 0, signal: null });
});
