import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { until } from '../../mocks/testing/until.ts';
import { startBffHere, type TestBffHere } from '../support/bffHere.ts';
import { rawExchange, statusesOf, whileProbing } from './attack.ts';

let bff: TestBffHere;
beforeAll(async () => {
  bff = await startBffHere({ headersTimeoutMs: 500, requestTimeoutMs: 700, keepAliveMs: 300 });
});
afterAll(() => bff.close());

const body = '{"query":"{ __typename }"}';
const start = 'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
const smuggled = 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n';

test.each([
  ['both lengths', `${start}content-length: ${body.length}\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`],
  ['two lengths', `${start}content-length: 5\r\ncontent-length: ${body.length}\r\n\r\n${body}${smuggled}`],
  ['a length that is no number', `${start}content-length: +5\r\n\r\n${body}`],
  ['a negative length', `${start}content-length: -1\r\n\r\n${body}`],
  ['a transfer encoding that is not chunked at its end', `${start}transfer-encoding: chunked, gzip\r\n\r\n${body}`],
  ['a broken chunk size', `${start}transfer-encoding: chunked\r\n\r\nzz\r\n${body}\r\n0\r\n\r\n`],
  ['a blank before the colon', `${start}content-length : ${body.length}\r\n\r\n${body}`],
  ['a folded header', `${start}x-a: b\r\n c: d\r\ncontent-length: ${body.length}\r\n\r\n${body}`],
  ['bare line feeds', `${start.replaceAll('\r\n', '\n')}content-length: ${body.length}\n\n${body}`],
  ['NUL in a header', `${start}x-a: b\u0000c\r\ncontent-length: ${body.length}\r\n\r\n${body}`],
  [
    'no host',
    `POST /graphql HTTP/1.1\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  ],
  ['another protocol', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['TLS', Buffer.from([0x16, 0x03, 0x01, 0x00, 0xa5, 0x01, 0x00, 0x00, 0xa1, 0x03, 0x03])],
  ['noise', Buffer.from(Array.from({ length: 500 }, (_, i) => (i * 37) % 256))],
])('the connection is closed after %s', async (_name, bytes) => {
  const statuses = statusesOf(await rawExchange(bff, bytes));
  expect([[400], [408], []]).toContainEqual(statuses);
});

test.each([
  ['a header of 20 KB', `${start}x-a: ${'a'.repeat(20_000)}\r\n\r\n`],
  ['3000 headers', `${start}${Array.from({ length: 3000 }, (_, i) => `x-${i}: a\r\n`).join('')}\r\n`],
  ['an address of 20 KB', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`],
])('%s is too large', async (_name, bytes) => {
  expect([[431], [414], [400]]).toContainEqual(statusesOf(await rawExchange(bff, bytes)));
});

test.each([
  ['headers that never end', 'POST /graphql HTTP/1.1\r\nhost: x\r\n'],
  ['a body that never ends', `${start}content-length: 1000\r\n\r\n{"query":`],
  ['a chunked body that never ends', `${start}transfer-encoding: chunked\r\n\r\n5\r\n{"que\r\n`],
  ['nothing at all', ''],
])('the connection is closed after a timeout for %s', async (_name, bytes) => {
  // The test ends when the server closes the connection.
  expect([[408], []]).toContainEqual(statusesOf(await rawExchange(bff, bytes)));
});

test('one header line per second is too slow', async () => {
  const socket = await open();
  socket.write('POST /graphql HTTP/1.1\r\n');
  const timer = setInterval(() => socket.write('x-a: b\r\n'), 100);
  await closed(socket);
  clearInterval(timer);
  expect(socket.destroyed).toBe(true);
});

test('headers have five seconds where nothing else is set', async () => {
  const usual = await startBffHere({}, bff);
  expect(usual.bff.app.server.headersTimeout).toBe(5_000);
  await usual.close();
});

test('a body sent byte by byte is too slow', async () => {
  const socket = await open();
  socket.write(`${start}content-length: 1000\r\n\r\n`);
  const timer = setInterval(() => socket.write(' '), 100);
  await closed(socket);
  clearInterval(timer);
  expect(socket.destroyed).toBe(true);
});

test('a rejected connection is closed even if the client keeps its half open', async () => {
  const { hostname, port } = new URL(bff.url);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write('POST /graphql HTTP/1.1\r\n');
  const { server } = bff.bff.app;
  const count = () => new Promise<number>((resolve) => server.getConnections((_error, n) => resolve(n)));
  await expect(until('no connection is open', async () => (await count()) === 0)).resolves.toBeUndefined();
  socket.destroy();
});

test('an idle connection is closed after the keep-alive time', async () => {
  const socket = await open();
  socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
  await once(socket, 'data');
  await closed(socket);
  expect(socket.destroyed).toBe(true);
});

test('90 idle connections and 200 slow bodies do not block others', async () => {
  const idle = await Promise.all(Array.from({ length: 90 }, () => open()));
  const slow: Socket[] = [];
  await whileProbing(bff, async () => {
    for (let at = 0; at < 200; at++) {
      const socket = await open();
      socket.write(`${start}content-length: 1000\r\n\r\n{`);
      slow.push(socket);
    }
    await Promise.all(slow.filter(({ destroyed }) => !destroyed).map((socket) => closed(socket)));
  });
  expect(slow.every(({ destroyed }) => destroyed)).toBe(true);
  for (const socket of idle) socket.destroy();
});

test('1,050 silent connections of one address keep neither that address nor others from being answered', async () => {
  const patient = await startBffHere({ headersTimeoutMs: 60_000 }, bff);
  const sockets: Socket[] = [];
  const { server } = patient.bff.app;
  const count = () => new Promise<number>((resolve) => server.getConnections((_error, n) => resolve(n)));
  for (let round = 0; round < 70; round++) {
    sockets.push(...(await Promise.all(Array.from({ length: 15 }, () => open(patient.url)))));
    for (const address of ['127.0.0.1', '127.0.0.2'])
      expect(await probeFrom(address, patient.url)).toEqual({ status: 200 });
  }
  // What was begun and not finished is silent too.
  for (const socket of sockets) socket.write('POST /graphql HTTP/1.1\r\nhost: x\r\n');
  expect(await probeFrom('127.0.0.1', patient.url)).toEqual({ status: 200 });
  await until('a hundred connections are left', async () => (await count()) <= 100);
  const isOpen = sockets.map(({ destroyed }) => !destroyed);
  expect(isOpen.slice(0, -100)).not.toContain(true);
  for (const socket of sockets) socket.destroy();
  await until('no connection is open', async () => (await count()) === 0);
  await patient.close();
});

/** Asks from an address of this computer whether the server runs. */
const probeFrom = (localAddress: string, url: string): Promise<{ status: number | undefined }> =>
  new Promise((resolve, reject) => {
    get(`${url}/healthz`, { localAddress, agent: false }, (response) => {
      response.resume();
      resolve({ status: response.statusCode });
    }).on('error', reject);
  });

test('connections beyond the maximum are rejected while existing ones continue', async () => {
  const small = await startBffHere({ maxConnections: 5 }, bff);
  const { hostname, port } = new URL(small.url);
  const sockets = await Promise.all(Array.from({ length: 5 }, () => open(small.url)));
  const sixth = connect(Number(port), hostname);
  sixth.on('error', () => undefined);
  await closed(sixth);
  sockets[0]?.write('GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  const [response] = (await once(sockets[0]!, 'data')) as [Buffer];
  expect(response.toString()).toMatch(/^HTTP\/1\.1 200/);
  for (const socket of sockets) socket.destroy();
  await small.close();
});

/** Waits until a connection is closed, also by a reset: what the client sends late can be answered with one. */
const closed = (socket: Socket): Promise<unknown> => new Promise((resolve) => socket.once('close', resolve));

/** A connection that reads all incoming data. */
async function open(url = bff.url): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.resume();
  await once(socket, 'connect');
  return socket;
}
