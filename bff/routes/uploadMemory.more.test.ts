import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { bundled } from '../../mocks/testing/bundled.ts';
import { until } from '../../mocks/testing/until.ts';
import type { Person, TestBff } from '../../tests/support/bff.ts';
import { startBffHere } from '../../tests/support/bffHere.ts';

const MIB = 1024 * 1024;
const FILE_BYTES = 20 * MIB;
/** The objects and buffers of JavaScript in the middle of ten uploads. */
const MAX_IN_USE = 32 * MIB;
/**
 * The memory of the whole process, which includes the bytes of a Blob and pages not yet returned: half of the ten
 * files.
 */
const MAX_RESIDENT = 100 * MIB;
const UPLOADS_EACH = 2;
const people: Person[] = ['admin', 'org', 'konsultant', 'org2', 'konsultant2'];

const CREATE =
  'mutation ($input: CreateRawMaterialInput!) { createRawMaterial(input: $input) { rawMaterial { slug } } }';
const ADD = 'mutation ($input: AddDocumentInput!) { addDocument(input: $input) { document { size } } }';

interface Memory {
  inUse: number;
  resident: number;
}

/** Runs in the server and reports its memory after a collection, so that garbage does not count. */
const reporter = `process.on('message', (message) => {
  if (message !== 'measure') return;
  gc();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send({ inUse: heapUsed + external, resident: rss });
})`;

const folder = mkdtempSync(join(tmpdir(), 'dosije-memory-'));
let bff: TestBff;
let server: ChildProcess;
let url: string;
beforeAll(async () => {
  bff = await startBffHere();
  const { product, ai, geo } = bff.standIns;
  // A process of its own, because the stand-ins keep the files that they receive in memory.
  server = fork(bundled('bff/main.ts'), {
    execArgv: ['--expose-gc', '--import', `data:text/javascript,${encodeURIComponent(reporter)}`],
    env: {
      PATH: process.env['PATH'],
      TMPDIR: folder,
      PRODUCT_SERVER_URL: product.url,
      AI_SERVER_URL: ai.url,
      GEO_SERVER_URL: geo.url,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      UPSTREAM_ATTEMPT_MS: '60000',
      UPSTREAM_TOTAL_MS: '60000',
    },
  });
  [{ url }] = (await once(server, 'message')) as [{ url: string }];
});
afterAll(async () => {
  const exit = once(server, 'exit');
  server.kill('SIGKILL');
  await exit;
  await bff.close();
  rmSync(folder, { recursive: true });
});

/** The least of a few measurements: the memory of a collected buffer is freed a little later. */
async function measureMemory(): Promise<Memory> {
  const least = { inUse: Infinity, resident: Infinity };
  for (let count = 0; count < 5; count++) {
    await delay(100);
    server.send('measure');
    const [{ inUse, resident }] = (await once(server, 'message')) as [Memory];
    least.inUse = Math.min(least.inUse, inUse);
    least.resident = Math.min(least.resident, resident);
  }
  return least;
}

/** A PDF of a size; most of it is blank. */
function pdfOf(bytes: number): Buffer {
  const file = Buffer.alloc(bytes, ' ');
  file.write('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n');
  file.write(`xref\n0 1\ntrailer\n<< /Root 1 0 R >>\nstartxref\n${bytes - 100}\n%%EOF\n`, bytes - 100);
  return file;
}

/**
 * Sends all of a file but its last bytes. Returns a function that sends those and returns the reference of the upload.
 */
async function startUpload(person: Person, file: Buffer): Promise<() => Promise<string>> {
  const headers = {
    authorization: `Bearer ${await bff.tokenOf(person)}`,
    'apollo-require-preflight': 'true',
    'content-type': 'multipart/form-data; boundary=b',
  };
  const upload = request(`${url}/uploads?kind=document`, { method: 'POST', headers });
  const response = once(upload, 'response');
  upload.write('--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n');
  await new Promise((resolve) => upload.write(file.subarray(0, -100), resolve));
  return async () => {
    upload.write(file.subarray(-100));
    upload.end('\r\n--b--\r\n');
    const [message] = (await response) as [IncomingMessage];
    return ((await json(message)) as { reference: string }).reference;
  };
}

async function createRawMaterial(person: Person): Promise<string> {
  const values = { composition: [{ inciName: 'GLYCERIN', maxConcentration: '99.5' }] };
  const variables = { input: { tradeName: 'Dokumentovan glicerin', type: 'PLAIN', values } };
  const { data } = await bff.askAs<{ createRawMaterial: { rawMaterial: { slug: string } } }>(person, CREATE, {
    variables,
  });
  return data.createRawMaterial.rawMaterial.slug;
}

async function addDocument(person: Person, slug: string, upload: string): Promise<unknown> {
  const variables = { input: { slug, folder: 'SDS', upload, name: 'a.pdf' } };
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await bff.tokenOf(person)}` },
    body: JSON.stringify({ query: ADD, variables }),
  });
  return response.json();
}

test('ten files of 20 MiB are received and passed on at once without being held in memory', async () => {
  const owners = await Promise.all(
    // An administrator works on all companies, and adds files to the raw material of one.
    people.map(async (person) => ({ person, slug: await createRawMaterial(person === 'admin' ? 'org' : person) })),
  );
  // The first files of a server load code and fill caches, which stay.
  for (const { person, slug } of owners) {
    const finish = await startUpload(person, pdfOf(MIB));
    expect(await addDocument(person, slug, await finish())).toEqual({
      data: { addDocument: { document: { size: MIB } } },
    });
  }
  const before = await measureMemory();

  const file = pdfOf(FILE_BYTES);
  const senders = owners.flatMap((owner) => Array.from({ length: UPLOADS_EACH }, () => owner));
  const finishers = await Promise.all(senders.map(({ person }) => startUpload(person, file)));
  const receiving = await measureMemory();
  expect(receiving.inUse - before.inUse).toBeLessThan(MAX_IN_USE);
  const references = await Promise.all(finishers.map((finish) => finish()));

  const { product } = bff.standIns;
  await product.clearCalls();
  await product.fault({ method: 'POST', path: '/api/v1/sirovine/*', kind: 'hang' });
  const adding = senders.map(({ person, slug }, index) => addDocument(person, slug, references[index] ?? ''));
  // They end with the server.
  void Promise.allSettled(adding);
  await until(
    'the service receives all files',
    async () => (await product.calls()).filter(({ method }) => method === 'POST').length === senders.length,
  );
  const passingOn = await measureMemory();
  expect(passingOn.inUse - before.inUse).toBeLessThan(MAX_IN_USE);
  expect(passingOn.resident - before.resident).toBeLessThan(MAX_RESIDENT);
});
