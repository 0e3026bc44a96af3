import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { codeOf } from '../errors.ts';
import { createUpstream, type CallScope } from './client.ts';
import type { ProductUpstream } from './clients.ts';

/** More than the usual maximum of 10 MiB, less than that of the ingredient knowledge. */
const LARGE_BYTES = 11 * 1024 * 1024;
const TIMEOUT_MS = 300;

let respond: (response: ServerResponse) => void;
const service = createServer((_request, response) => respond(response));
let hurried: ProductUpstream;
let patient: ProductUpstream;
const scope: CallScope = {
  token: 't',
  requestId: 'r1',
  trace: { id: '4bf92f3577b34da6a3ce929d0e0e4736', flags: '01' },
  log: { info: () => undefined } as unknown as FastifyBaseLogger,
};

beforeAll(async () => {
  await once(service.listen(0, '127.0.0.1'), 'listening');
  const connect = (timeoutMs: number): ProductUpstream =>
    createUpstream({
      document: 'product-server',
      url: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
      attemptMs: timeoutMs,
      totalMs: timeoutMs,
      on401: 'UNAUTHENTICATED',
    });
  hurried = connect(TIMEOUT_MS);
  patient = connect(60_000);
});
afterAll(async () => {
  await Promise.all([hurried.close(), patient.close()]);
  service.closeAllConnections();
  service.close();
});

const sendJson = (response: ServerResponse, body: unknown): void =>
  void response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
/** Conforms to the document for the ingredient knowledge and for the list of functions. */
const knowledge = (version: string) => ({ data: { data: { verzija: version, sastojci: [], aneksi: [] } } });
const functions = (name: string) => ({ data: { data: [name] } });
const loadKnowledge = (product: ProductUpstream) => product.call('getKnowledge', {}, scope).then(() => 'OK', codeOf);
const listFunctions = (product: ProductUpstream) => product.call('listFunctions', {}, scope).then(() => 'OK', codeOf);

describe('a response that comes after the usual time limit', () => {
  const late = (body: unknown) => (response: ServerResponse) =>
    void setTimeout(() => sendJson(response, body), 2 * TIMEOUT_MS);

  test('is accepted for an operation with x-timeout-ms', async () => {
    respond = late(knowledge('1'));
    expect(await loadKnowledge(hurried)).toBe('OK');
  });

  test('is a timeout for every other operation', async () => {
    respond = late(functions('EMOLLIENT'));
    expect(await listFunctions(hurried)).toBe('UPSTREAM_TIMEOUT');
  });
});

describe('a response that is larger than the usual maximum', () => {
  const text = 'x'.repeat(LARGE_BYTES);

  test('is accepted for an operation with x-answer-bytes', async () => {
    respond = (response) => sendJson(response, knowledge(text));
    expect(await loadKnowledge(patient)).toBe('OK');
  });

  test('is an error for every other operation', async () => {
    respond = (response) => sendJson(response, functions(text));
    expect(await listFunctions(patient)).toBe('UPSTREAM_BAD_RESPONSE');
  });
});
