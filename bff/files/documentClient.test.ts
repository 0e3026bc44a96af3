import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { createDocumentSource, type DocumentSource } from './documentClient.ts';
import { codeOf } from '../errors.ts';
import { createUpstream } from '../upstream/client.ts';
import type { ProductUpstream } from '../upstream/clients.ts';
import { STREAM_CONNECTIONS } from './streamPool.ts';

const PATIENCE_MS = 300;
let answer: (response: ServerResponse) => void;
let asked = 0;
const service = createServer((_request, response) => {
  asked += 1;
  answer(response);
});
const whole = (response: ServerResponse) => void response.setHeader('content-type', 'application/pdf').end('%PDF');
/** Sends the beginning and keeps the rest to itself. */
const half = (response: ServerResponse) => void response.setHeader('content-type', 'application/pdf').write('%PDF');

const lines: Record<string, unknown>[] = [];
const request = {
  id: 'r1',
  headers: { authorization: 'Bearer t' },
  log: { info: (line: Record<string, unknown>) => lines.push(line) },
} as unknown as FastifyRequest;
let product: ProductUpstream;
let source: DocumentSource;
const open = (signal = new AbortController().signal) =>
  source.open(request, { slug: 'glicerin', id: 'd1', type: 'application/pdf' }, signal);
const refusalOf = async (opening: Promise<unknown>) => codeOf(await opening.catch((error: unknown) => error));

beforeAll(async () => {
  await once(service.listen(0, '127.0.0.1'), 'listening');
  const productServerUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const config = { productServerUrl, upstreamAttemptMs: PATIENCE_MS, upstreamTotalMs: 60_000 } as Config;
  product = createUpstream({
    document: 'product-server',
    url: productServerUrl,
    attemptMs: PATIENCE_MS,
    totalMs: PATIENCE_MS,
    on401: 'UNAUTHENTICATED',
  });
  source = createDocumentSource(product, config);
});
beforeEach(() => {
  lines.splice(0);
  asked = 0;
});
afterAll(async () => {
  service.closeAllConnections();
  service.close();
  await source.close();
  await product.close();
});

test('a document is read, and a line says so', async () => {
  answer = whole;
  expect(await text((await open()).stream)).toBe('%PDF');
  expect(lines).toEqual([
    { call: 'product-server.readDocument', document: 'd1', outcome: 'OK', ms: expect.any(Number) as number },
  ]);
});

test('a service that does not begin to answer is not waited for; what has begun may take its time', async () => {
  answer = () => undefined;
  expect(await refusalOf(open())).toBe('UPSTREAM_TIMEOUT');
  let response: ServerResponse | undefined;
  answer = (one) => half((response = one));
  const { stream } = await open();
  // Meanwhile the time for the beginning passes once more.
  answer = () => undefined;
  expect(await refusalOf(open())).toBe('UPSTREAM_TIMEOUT');
  response?.end('-1.7');
  expect(await text(stream)).toBe('%PDF-1.7');
});

test('while every connection is read from, one more is turned away at once; whoever goes makes room', async () => {
  answer = half;
  const readers = Array.from({ length: STREAM_CONNECTIONS }, () => new AbortController());
  const streams = await Promise.all(readers.map(({ signal }) => open(signal)));
  expect([await refusalOf(open()), asked]).toEqual(['OVERLOADED', STREAM_CONNECTIONS]);
  expect(lines.at(-1)).toMatchObject({ outcome: 'OVERLOADED' });
  const closed = streams.map(({ stream }) => new Promise((resolve) => stream.once('close', resolve)));
  readers[0]!.abort();
  await closed[0];
  answer = whole;
  expect(await text((await open()).stream)).toBe('%PDF');
  for (const reader of readers) reader.abort();
  await Promise.all(closed);
});

test.each<[string, (response: ServerResponse) => void, string]>([
  ['refused', (response) => void response.writeHead(404).end('no'), 'NOT_FOUND'],
  [
    'of another type',
    (response) => void response.setHeader('content-type', 'text/html').end('<p>'),
    'UPSTREAM_BAD_RESPONSE',
  ],
  ['broken off', (response) => void response.socket?.destroy(), 'UPSTREAM_UNAVAILABLE'],
])('what is %s takes no place', async (_what, how, code) => {
  answer = how;
  for (let time = 0; time <= STREAM_CONNECTIONS; time++) expect(await refusalOf(open())).toBe(code);
  answer = whole;
  expect(await text((await open()).stream)).toBe('%PDF');
});
