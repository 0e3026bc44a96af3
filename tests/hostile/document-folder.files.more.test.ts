import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parse } from 'content-disposition';
import yauzl from 'yauzl';
import { MAX_SHEET_ENTRIES } from '../../domain/document/sheetType.ts';
import { aPdf, anXlsx, aZip } from '../../mocks/testing/documentFiles.ts';
import { until } from '../../mocks/testing/until.ts';
import type { Person, TestBff } from '../support/bff.ts';
import { startBffHere } from '../support/bffHere.ts';

// A separate temporary folder, because the test counts the files in it and other tests run at the same time.
const tempFolder = mkdtempSync(join(os.tmpdir(), 'dosije-'));
let bff: TestBff;
let uploadFolder: string;
let slug: string;
beforeAll(async () => {
  jest.spyOn(os, 'tmpdir').mockReturnValue(tempFolder);
  bff = await startBffHere();
  uploadFolder = join(tempFolder, readdirSync(tempFolder).find((name) => name.startsWith('dosije-uploads-')) ?? '');
  const input = { tradeName: 'Napadnut glicerin', type: 'PARFUM', values: { composition: [{ inciName: 'PARFUM' }] } };
  const { data } = await bff.askAs<{ createRawMaterial: { rawMaterial: { slug: string } } }>(
    'org',
    'mutation ($input: CreateRawMaterialInput!) { createRawMaterial(input: $input) { rawMaterial { slug } } }',
    { variables: { input } },
  );
  slug = data.createRawMaterial.rawMaterial.slug;
});
afterEach(() => bff.standIns.product.clearFaults());
afterAll(async () => {
  await bff.close();
  jest.restoreAllMocks();
  rmSync(tempFolder, { recursive: true });
});

const headers = async (person: Person) => ({
  authorization: `Bearer ${await bff.tokenOf(person)}`,
  'apollo-require-preflight': 'true',
});
async function send(bytes: Uint8Array<ArrayBuffer>, person: Person = 'org', kind = 'document'): Promise<Response> {
  const body = new FormData();
  body.append('file', new Blob([bytes]), 'Bezbednosni list.pdf');
  return fetch(`${bff.url}/uploads?kind=${kind}`, { method: 'POST', headers: await headers(person), body });
}
const referenceOf = async (response: Response): Promise<string> =>
  ((await response.json()) as { reference: string }).reference;
const ADD = 'mutation ($input: AddDocumentInput!) { addDocument(input: $input) { document { id name url } } }';
async function add(name: string, bytes = aPdf(), kind = 'SDS'): Promise<{ id: string; name: string; url: string }> {
  const variables = { input: { slug, folder: kind, upload: await referenceOf(await send(bytes)), name } };
  return (
    await bff.askAs<{ addDocument: { document: { id: string; name: string; url: string } } }>('org', ADD, { variables })
  ).data.addDocument.document;
}
const get = async (path: string, person: Person = 'org') =>
  fetch(bff.url + path, { headers: { authorization: `Bearer ${await bff.tokenOf(person)}` } });

const bytes = (content: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(content, 'latin1'));
const joined = (...parts: Uint8Array[]): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.concat(parts));
const COMPOUND = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
const aDocx = (more: Record<string, string> = {}) =>
  aZip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<document/>', ...more });
const many = Object.fromEntries(
  Array.from({ length: MAX_SHEET_ENTRIES }, (_, index) => [`xl/worksheets/sheet${index}.xml`, '']),
);

describe.each(['document', 'sheet'])('uploaded as a %s', (kind) => {
  test.each([
    ['a program', () => bytes(`MZ\x90\0\x03\0\0\0${'\0'.repeat(200)}`)],
    ['an SVG', () => bytes('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script>\0</svg>')],
    ['a PDF that is also an archive', async () => joined(aPdf(), await aZip({ 'a.txt': 'a' }))],
    ['an archive after other bytes', async () => joined(bytes('#!/bin/sh\n'), await anXlsx())],
    ['a presentation', () => aZip({ '[Content_Types].xml': '', 'ppt/presentation.xml': '' })],
    ['a Word document with macros', () => aDocx({ 'word/vbaProject.bin': 'x' })],
    ['a program with a PDF behind its head', () => joined(bytes('MZ\x90\0'), aPdf())],
    ['an old Word document', () => bytes(`${COMPOUND}${'\0'.repeat(2000)}W\0o\0r\0d\0D\0o\0c\0u\0m\0e\0n\0t\0`)],
    ['a workbook of too many entries', () => anXlsx(many)],
    ['half a workbook', async () => (await anXlsx(many)).slice(0, 5000)],
    ['an empty file', () => bytes('')],
  ])('%s is rejected and deleted', async (_what, content) => {
    const before = readdirSync(uploadFolder).length;
    const response = await send(await content(), 'org', kind);
    expect([response.status, readdirSync(uploadFolder).length]).toEqual([415, before]);
  });
});

test('a workbook with macros is refused as a document; as a sheet it is read, and nothing in it runs', async () => {
  const before = readdirSync(uploadFolder).length;
  const workbook = await anXlsx({ 'xl/vbaProject.bin': 'x' });
  expect([(await send(workbook)).status, readdirSync(uploadFolder).length]).toEqual([415, before]);
  expect((await send(workbook, 'org', 'sheet')).status).toBe(200);
});

test('a text that names a sender is no e-mail and is refused as a document', async () => {
  const before = readdirSync(uploadFolder).length;
  expect((await send(bytes('From: here to there\r\n\r\nDate: a fruit'))).status).toBe(415);
  expect(readdirSync(uploadFolder)).toHaveLength(before);
});

/** Asks whoever opens it for a file of the computer. */
const entity = '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>';
const padded = (text: string) => ' '.repeat(65_530) + text;
test.each<[string, string, () => Promise<Uint8Array<ArrayBuffer>>]>([
  ['unpacks to 60 MiB', 'TOO_LARGE', () => anXlsx({ 'xl/media/a.bin': ' '.repeat(60 * 1024 * 1024) })],
  ['has an external entity', 'NOT_ALLOWED', () => anXlsx({ 'xl/worksheets/sheet1.xml': entity })],
  ['has a document type anywhere', 'NOT_ALLOWED', () => anXlsx({ 'customXml/item1.xml': padded('<!DOCTYPE x>') })],
  ['has XML in UTF-16', 'BROKEN', () => anXlsx({ 'xl/styles.xml': Buffer.from(entity, 'utf16le').toString() })],
])('a workbook that %s is refused as a document with %s and deleted', async (_what, code, content) => {
  const before = readdirSync(uploadFolder).length;
  const response = await send(await content());
  const { errors } = (await response.json()) as { errors: { extensions: { fields: { code: string }[] } }[] };
  expect([response.status, errors[0]?.extensions.fields[0]?.code]).toEqual([422, code]);
  expect(readdirSync(uploadFolder)).toHaveLength(before);
});

test('a file of more than 20 MiB is rejected and deleted', async () => {
  const before = readdirSync(uploadFolder).length;
  expect((await send(new Uint8Array(20 * 1024 * 1024 + 1))).status).toBe(413);
  expect(readdirSync(uploadFolder)).toHaveLength(before);
});

test('a third upload at the same time is rejected', async () => {
  const { hostname, port } = new URL(bff.url);
  const before = readdirSync(uploadFolder).length;
  const sent = await Promise.all(
    [0, 1].map(async () => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      const { authorization } = await headers('konsultant2');
      socket.write(
        `POST /uploads?kind=document HTTP/1.1\r\nhost: x\r\nauthorization: ${authorization}\r\napollo-require-preflight: true\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 9000000\r\n\r\n`,
      );
      socket.write(
        `--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4\n${'x'.repeat(100_000)}`,
      );
      return socket;
    }),
  );
  await until('both uploads have started', () => readdirSync(uploadFolder).length === before + 2);
  expect((await send(aPdf(), 'konsultant2')).status).toBe(429);
  for (const socket of sent) socket.destroy();
  await until('both files are deleted', () => readdirSync(uploadFolder).length === before);
  expect((await send(aPdf(), 'konsultant2')).status).toBe(200);
});

test('the 21st unused upload replaces the first', async () => {
  const before = readdirSync(uploadFolder).length;
  const references: string[] = [];
  for (let number = 0; number < 21; number++) references.push(await referenceOf(await send(aPdf(), 'admin')));
  expect(readdirSync(uploadFolder)).toHaveLength(before + 20);
  const addUpload = (upload = '') =>
    bff.askAs('admin', ADD, { variables: { input: { slug, folder: 'TDS', upload, name: 'a.pdf' } } });
  expect([(await addUpload(references[0])).code, (await addUpload(references[20])).code]).toEqual([
    'BAD_USER_INPUT',
    undefined,
  ]);
});

test.each([
  ['../../../etc/passwd\0.pdf'],
  ['a\r\nset-cookie: x=1\r\n\r\n<script>.pdf'],
  ['\u202efdp.exe'],
  ['"; filename="evil.exe'],
  ["naš ‘list’ (100%) 'a'.pdf"],
  ['CON.pdf'],
  ['.htaccess'],
  [' . . '],
  ['😀'.repeat(400)],
])('the name %j is made safe', async (input) => {
  const { id, name, url } = await add(input);
  expect(name).toMatch(/^[^\p{Cc}\p{Cf}/\\"]{1,146}\.pdf$/u);
  expect([url, name.length <= 150]).toEqual([`/documents/${slug}/${id}`, true]);
  const response = await get(url);
  const header = response.headers.get('content-disposition') ?? '';
  expect(header).toMatch(/^attachment; filename=[\x20-\x7e]+$/);
  expect(parse(header).parameters['filename']).toBe(name);
  expect(response.headers.get('set-cookie')).toBeNull();
});

test('a document is sent unchanged, with its type and a sandbox policy', async () => {
  const { url } = await add('Čitljivo.pdf', aPdf('Pročitaj'));
  const response = await get(url);
  const values = [
    'content-type',
    'content-length',
    'x-content-type-options',
    'content-security-policy',
    'cache-control',
  ].map((name) => response.headers.get(name));
  expect(values).toEqual([
    'application/pdf',
    String(aPdf('Pročitaj').length),
    'nosniff',
    "default-src 'none'; sandbox",
    'no-store',
  ]);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(Buffer.from(aPdf('Pročitaj')));
});

test('a document of another company responds as if it were missing', async () => {
  const { url } = await add('Tajno.pdf');
  const responseOf = async (path: string, person: Person) => {
    const response = await get(path, person);
    return [response.status, (await response.text()).replace(/"requestId":"[^"]*"/, '')];
  };
  const missing = `/documents/${slug}/${'0'.repeat(24)}`;
  expect(await responseOf(url, 'konsultant2')).toEqual(
    await responseOf(`/documents/ovog-nema/${'0'.repeat(24)}`, 'org'),
  );
  expect((await responseOf(url, 'konsultant2'))[0]).toBe(404);
  expect((await responseOf(missing, 'org'))[0]).toBe(404);
  expect((await responseOf(`/documents/${slug}/all.zip`, 'konsultant2'))[0]).toBe(404);
  expect([(await get(url, 'klijent')).status, (await fetch(bff.url + url)).status]).toEqual([403, 401]);
  for (const path of [
    `/documents/${slug}/..%2f..%2fme`,
    `/documents/..%2f..%2fusers/${'0'.repeat(24)}`,
    `/documents/%2e%2e/all.zip`,
    `/documents/${slug}/all.zip?folder=__proto__`,
  ])
    expect([400, 404]).toContain((await get(path)).status);
});

describe('when the service fails, a document', () => {
  let impatientBff: TestBff;
  let path: string;
  beforeAll(async () => {
    impatientBff = await startBffHere({ upstreamAttemptMs: 1500, upstreamTotalMs: 1500 }, bff);
    path = (await add('Sporo.pdf')).url;
  });
  afterAll(() => impatientBff.close());
  const injectFault = (kind: 'hang' | 'hangBody') =>
    bff.standIns.product.fault({
      path: `/api/v1/sirovine${path.replace('/documents', '').replace(/[^/]+$/, 'fajlovi/$&')}`,
      kind,
      headers: { 'content-type': 'application/pdf' },
    });
  const ask = async () => fetch(impatientBff.url + path, { headers: await headers('org') });

  test('is a timeout if the service hangs', async () => {
    await injectFault('hang');
    const response = await ask();
    expect([response.status, await response.json()]).toEqual([
      504,
      {
        errors: [
          expect.objectContaining({ extensions: expect.objectContaining({ code: 'UPSTREAM_TIMEOUT' }) as object }),
        ],
      },
    ]);
  });

  test('is an error if the service sends another type', async () => {
    await bff.standIns.product.fault({ path: `/api/v1/sirovine/${slug}/fajlovi/*`, kind: 'html', status: 200 });
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([
      502,
      expect.stringMatching(/^\{"errors":\[\{"message":"The service answered something unexpected"/),
    ]);
  });

  test('is aborted if the service stops in the middle', async () => {
    await injectFault('hangBody');
    await expect(ask().then((response) => response.arrayBuffer())).rejects.toThrow();
  });

  test.each(['document', 'archive'])('is cancelled when the client of the %s disconnects', async (what) => {
    await bff.standIns.product.fault({ path: `/api/v1/sirovine/${slug}/fajlovi/*`, kind: 'hang' });
    const cancelledCalls = async () =>
      (await bff.log()).filter((line) => line.includes('readDocument') && line.includes('GONE')).length;
    const before = await cancelledCalls();
    await bff.standIns.product.clearCalls();
    const disconnect = new AbortController();
    const response = fetch(bff.url + (what === 'archive' ? `/documents/${slug}/all.zip` : path), {
      headers: await headers('org'),
      signal: disconnect.signal,
    });
    await until('the service receives the request', async () =>
      (await bff.standIns.product.calls()).some((call) => call.path.includes('/fajlovi/')),
    );
    disconnect.abort();
    await expect(response).rejects.toThrow();
    await until('the call is cancelled', async () => (await cancelledCalls()) === before + 1);
  });
});

describe('all documents as an archive', () => {
  beforeAll(async () => {
    for (const [name, content] of [
      ['Isto.pdf', 'prvi'],
      ['ISTO.pdf', 'drugi'],
      ['Isto (2).pdf', 'treći'],
    ] as const)
      await add(name, aPdf(content), 'IFRA');
    await add('Isto.pdf', aPdf('četvrti'), 'ALLERGENS');
  });

  test('contains each document in its folder under a unique name', async () => {
    const response = await get(`/documents/${slug}/all.zip?folder=IFRA`);
    expect([
      response.status,
      response.headers.get('content-type'),
      response.headers.get('content-disposition'),
    ]).toEqual([200, 'application/zip', `attachment; filename="${slug} IFRA.zip"`]);
    const zip = await yauzl.fromBufferPromise(Buffer.from(await response.arrayBuffer()), { lazyEntries: true });
    const names: string[] = [];
    const contents: string[] = [];
    for await (const entry of zip.eachEntry()) {
      names.push(entry.fileName);
      contents.push(
        /\((prvi|drugi|tre.i)\) Tj/s.exec(await text(await zip.openReadStreamPromise(entry)))?.[1]?.slice(0, 3) ?? '',
      );
    }
    expect(names.map((name) => name.toLowerCase()).sort()).toEqual([
      'ifra/isto (2).pdf',
      'ifra/isto (3).pdf',
      'ifra/isto.pdf',
    ]);
    expect(contents.sort()).toEqual(['dru', 'prv', 'tre']);
  });

  test('contains all folders by default', async () => {
    const zip = await yauzl.fromBufferPromise(
      Buffer.from(await (await get(`/documents/${slug}/all.zip`)).arrayBuffer()),
      { lazyEntries: true },
    );
    const kinds = new Set<string>();
    for await (const entry of zip.eachEntry()) kinds.add(entry.fileName.split('/')[0] ?? '');
    expect([...kinds]).toEqual(expect.arrayContaining(['SDS', 'IFRA', 'ALLERGENS']));
  });

  test('is not found for an empty folder', async () => {
    const response = await get(`/documents/${slug}/all.zip?folder=MICROBIOLOGY`);
    expect([response.status, await response.json()]).toEqual([
      404,
      { errors: [expect.objectContaining({ extensions: expect.objectContaining({ code: 'NOT_FOUND' }) as object })] },
    ]);
  });

  test.each([
    ['reset', 502],
    ['status', 502],
  ] as const)('is an error if the service fails at the first document (%s)', async (kind, status) => {
    await bff.standIns.product.fault({
      path: `/api/v1/sirovine/${slug}/fajlovi/*`,
      kind,
      ...(kind === 'status' && { status: 500 }),
    });
    const response = await get(`/documents/${slug}/all.zip`);
    expect([response.status, await response.json()]).toEqual([
      status,
      {
        errors: [
          expect.objectContaining({ extensions: expect.objectContaining({ code: 'UPSTREAM_UNAVAILABLE' }) as object }),
        ],
      },
    ]);
  });

  test('is aborted if the service fails at a later document', async () => {
    const { data } = await bff.askAs<{ rawMaterialFolders: { kind: string; documents: { id: string }[] }[] }>(
      'org',
      'query ($slug: String!) { rawMaterialFolders(slug: $slug) { kind documents { id } } }',
      { variables: { slug } },
    );
    const second = data.rawMaterialFolders.find(({ kind }) => kind === 'IFRA')?.documents[1]?.id ?? '';
    for (const kind of ['truncate', 'reset'] as const) {
      await bff.standIns.product.clearFaults();
      await bff.standIns.product.fault({
        path: `/api/v1/sirovine/${slug}/fajlovi/${second}`,
        kind,
        headers: { 'content-type': 'application/pdf' },
      });
      await expect((await get(`/documents/${slug}/all.zip?folder=IFRA`)).arrayBuffer()).rejects.toThrow();
    }
    expect((await get(`/documents/${slug}/all.zip?folder=IFRA`)).status).toBe(200);
  });
});
