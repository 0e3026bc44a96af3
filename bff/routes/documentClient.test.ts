import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { createDocumentSource, type DocumentSource } from '../files/documentClient.ts';
import { codeOf } from '../errors.ts';
import { createUpstream } from '../upstream/client.ts';
import type { ProductUpstream } from '../upstream/clients.ts';
import { STREAM_CONNECTIONS } from '../files/streamPool.ts';

/** Of the test that waits for it. */
const TIMEOUT_MS = 1_000;
let respond: (response: ServerResponse) => void;
let requestCount = 0;
const service = createServer((_request, response) => {
  requestCount += 1;
  respond(response);
});
const sendAll = (response: ServerResponse) => void response.setHeader('content-type', 'application/pdf').end('%PDF');
/** Sends the beginning of a document and never ends the response. */
const sendPart = (response: ServerResponse) => void response.setHeader('content-type', 'application/pdf').write('%PDF');

const lines: Record<string, unknown>[] = [];
const request = {
  id: 'r1',
  headers: { authorization: 'Bearer t' },
  log: { info: (line: Record<string, unknown>) => lines.push(line) },
} as unknown as FastifyRequest;
let product: ProductUpstream;
let source: DocumentSource;
let hurried: DocumentSource;
const open = (signal = new AbortController().signal, from = source) =>
  from.open(request, { of: 'rawMaterial', slug: 'glicerin', id: 'd1', type: 'application/pdf' }, signal);
const errorCodeOf = async (opening: Promise<unknown>) => codeOf(await opening.catch((error: unknown) => error));

beforeAll(async () => {
  await once(service.listen(0, '127.0.0.1'), 'listening');
  const productServerUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const config = { productServerUrl, upstreamAttemptMs: 60_000, upstreamTotalMs: 60_000 } as Config;
  product = createUpstream({
    document: 'product-server',
    url: productServerUrl,
    attemptMs: 60_000,
    totalMs: 60_000,
    on401: 'UNAUTHENTICATED',
  });
  source = createDocumentSource(product, config);
  hurried = createDocumentSource(product, { ...config, upstreamAttemptMs: TIMEOUT_MS });
});
beforeEach(() => {
  lines.splice(0);
  requestCount = 0;
});
afterAll(async () => {
  service.closeAllConnections();
  service.close();
  await Promise.all([source.close(), hurried.close()]);
  await product.close();
});

test('reading a document is logged', async () => {
  respond = sendAll;
  expect(await text((await open()).stream)).toBe('%PDF');
  expect(lines).toEqual([
    { call: 'product-server.readDocument', document: 'd1', outcome: 'OK', ms: expect.any(Number) as number },
  ]);
});

test('the timeout covers the headers and not the body of a response', async () => {
  const openHurried = () => open(undefined, hurried);
  respond = () => undefined;
  expect(await errorCodeOf(openHurried())).toBe('UPSTREAM_TIMEOUT');
  let response: ServerResponse | undefined;
  respond = (one) => sendPart((response = one));
  const { stream } = await openHurried();
  // The second request lets the timeout pass again while the first response is open.
  respond = () => undefined;
  expect(await errorCodeOf(openHurried())).toBe('UPSTREAM_TIMEOUT');
  response?.end('-1.7');
  expect(await text(stream)).toBe('%PDF-1.7');
});

test('a request is rejected while all connections are in use', async () => {
  respond = sendPart;
  const readers = Array.from({ length: STREAM_CONNECTIONS }, () => new AbortController());
  const streams = await Promise.all(readers.map(({ signal }) => open(signal)));
  expect([await errorCodeOf(open()), requestCount]).toEqual(['OVERLOADED', STREAM_CONNECTIONS]);
  expect(lines.at(-1)).toMatchObject({ outcome: 'OVERLOADED' });
  const closed = streams.map(({ stream }) => new Promise((resolve) => stream.once('close', resolve)));
  readers[0]!.abort();
  await closed[0];
  respond = sendAll;
  expect(await text((await open()).stream)).toBe('%PDF');
  for (const reader of readers) reader.abort();
  await Promise.all(closed);
});

test('a document whose connection breaks before the response is asked for again', async () => {
  respond = (response) => {
    respond = sendAll;
    response.socket?.destroy();
  };
  expect(await text((await open()).stream)).toBe('%PDF');
  expect(requestCount).toBe(2);
});

test.each<[string, (response: ServerResponse) => void, string]>([
  ['a 404', (response) => void response.writeHead(404).end('no'), 'NOT_FOUND'],
  [
    'another media type',
    (response) => void response.setHeader('content-type', 'text/html').end('<p>'),
    'UPSTREAM_BAD_RESPONSE',
  ],
  ['a broken connection', (response) => void response.socket?.destroy(), 'UPSTREAM_UNAVAILABLE'],
])('%s releases its connection', async (_name, failure, code) => {
  respond = failure;
  for (let time = 0; time <= STREAM_CONNECTIONS; time++) expect(await errorCodeOf(open())).toBe(code);
  respond = sendAll;
  expect(await text((await open()).stream)).toBe('%PDF');
});
