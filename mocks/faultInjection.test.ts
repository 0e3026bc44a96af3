import { connect } from 'node:net';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Fault } from './faultInjection.ts';
import { accounts, DEMO_PASSWORD } from './demo-data/accounts.ts';
import { send, tokenOf } from './testing/client.ts';
import { useStandIns } from '../tests/support/useStandIns.ts';
import { until } from './testing/until.ts';

const standIns = useStandIns();
const product = () => standIns().product;
afterEach(() => product().clearFaults());

/** How long a test waits to see that nothing more comes, and that the connection stays open. */
const SILENCE_MS = 300;
const MAX_EXCHANGE_MS = 20_000;
/**
 * Sends a request over a socket and collects what arrives, until the other side closes it or, if it does not, for a
 * while after `isEnough` holds. `closed` is true when the other side closed it.
 */
function rawExchange(
  request: string,
  isEnough: (text: string) => boolean = () => false,
): Promise<{ text: string; closed: boolean; error: string | null }> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(product().url).port), '127.0.0.1');
    let [text, error] = ['', null as string | null];
    const finish = (closed: boolean) => {
      clearTimeout(timer);
      resolve({ text, closed, error });
      socket.destroy();
    };
    let timer = setTimeout(() => finish(false), MAX_EXCHANGE_MS);
    let hasEnough = false;
    const look = () => {
      if (hasEnough || !isEnough(text)) return;
      hasEnough = true;
      clearTimeout(timer);
      timer = setTimeout(() => finish(false), SILENCE_MS);
    };
    socket.on('data', (chunk) => {
      text += chunk.toString();
      look();
    });
    socket.on('error', (problem: NodeJS.ErrnoException) => (error = problem.code ?? ''));
    socket.on('close', () => finish(true));
    socket.write(request, look);
  });
}
const GET = 'GET /files/users/x.webp HTTP/1.1\r\nHost: x\r\n\r\n';
const sendWithFault = async (fault: Fault) => {
  await product().fault(fault);
  return send(product().url, 'GET', '/files/users/x.webp');
};

test.each([
  [{ kind: 'status', status: 503, headers: { 'retry-after': '7' } }, 503, { status: 'error' }],
  [
    { kind: 'status', status: 409, body: { status: 'fail', message: 'Taken' } },
    409,
    { status: 'fail', message: 'Taken' },
  ],
  [{ kind: 'status' }, 500, { status: 'error' }],
  [{ kind: 'wrongType' }, 200, { token: 1, stats: 'x' }],
] as [Fault, number, object][])('%j', async (fault, status, body) => {
  const response = await sendWithFault(fault);
  expect(response.status).toBe(status);
  expect(response.body).toMatchObject(body);
  if (fault.headers) expect(response.headers.get('retry-after')).toBe('7');
});

test('null sends the JSON value null', async () => {
  expect((await sendWithFault({ kind: 'null' })).body).toBeNull();
});

test('redirect sends the configured location', async () => {
  const { headers } = await sendWithFault({ kind: 'redirect', location: 'http://127.0.0.1:9/x' });
  expect(headers.get('location')).toBe('http://127.0.0.1:9/x');
});

test('html sends an error page with status 502', async () => {
  const { status, headers } = await sendWithFault({ kind: 'html' });
  expect([status, headers.get('content-type')]).toEqual([502, 'text/html']);
});

test('empty sends no body', async () => {
  await product().fault({ kind: 'empty' });
  expect((await rawExchange(GET, (text) => text.endsWith('\r\n\r\n'))).text).toMatch(
    /content-length: 0\r\n(.*\r\n)*\r\n$/,
  );
});

test.each(['notJson', 'badGzip', 'truncate', 'reset'] as const)('%s cannot be read', async (kind) => {
  await expect(sendWithFault({ kind })).rejects.toThrow();
});

test('deep is valid JSON with 100,000 levels', async () => {
  await product().fault({ kind: 'deep' });
  const text = await (await fetch(`${product().url}/files/users/x.webp`)).text();
  expect([text.length, text.lastIndexOf('['), text.indexOf(']')]).toEqual([200_000, 99_999, 100_000]);
});

test('huge is 64 MiB and more', async () => {
  await product().fault({ kind: 'huge' });
  const response = await fetch(`${product().url}/files/users/x.webp`);
  let bytes = 0;
  for await (const chunk of Readable.fromWeb(response.body as ReadableStream<Uint8Array>))
    bytes += (chunk as Buffer).byteLength;
  expect(bytes).toBeGreaterThan(64 * 1024 * 1024);
});

test('reset breaks the connection', async () => {
  await product().fault({ kind: 'reset' });
  expect(await rawExchange(GET)).toEqual({ text: '', closed: true, error: 'ECONNRESET' });
});

test('truncate closes the connection before the announced length', async () => {
  await product().fault({ kind: 'truncate' });
  const { text, closed } = await rawExchange(GET);
  expect([closed, text.includes('content-length: 10000'), text.endsWith('{"status":"success",')]).toEqual([
    true,
    true,
    true,
  ]);
});

test('hang sends nothing', async () => {
  await product().fault({ kind: 'hang' });
  expect(await rawExchange(GET, () => true)).toMatchObject({ text: '', closed: false });
});

test('hangBody sends only the beginning of a body', async () => {
  await product().fault({ kind: 'hangBody' });
  const hasBeginning = (text: string) => text.includes('{"status":"success",');
  const { text, closed } = await rawExchange(GET, hasBeginning);
  expect([closed, hasBeginning(text)]).toEqual([false, true]);
});

test('slowBody sends one byte after another', async () => {
  await product().fault({ kind: 'slowBody', delayMs: 5 });
  const bytes = (text: string) => text.split('1\r\n \r\n').length - 1;
  const { text, closed } = await rawExchange(GET, (soFar) => bytes(soFar) > 2);
  expect(closed).toBe(false);
  expect(bytes(text)).toBeGreaterThan(2);
});

test('slow delays the usual response', async () => {
  const early = { isOver: false };
  setTimeout(() => (early.isOver = true), 295);
  const { status } = await sendWithFault({ kind: 'slow', delayMs: 300 });
  expect([status, early.isOver]).toEqual([404, true]);
});

test('a fault affects only its method and path, as often as configured', async () => {
  await product().fault({ kind: 'status', status: 418, method: 'get', path: '/api/v1/users/*', times: 2 });
  const ask = async (path: string, method = 'GET') => (await send(product().url, method, path)).status;
  expect([
    await ask('/api/v1/users/me', 'PATCH'),
    await ask('/'),
    await ask('/api/v1/users/me'),
    await ask('/api/v1/users/me'),
    await ask('/api/v1/users/me'),
  ]).toEqual([401, 401, 418, 418, 401]);
});

test('each service has its own faults', async () => {
  await product().fault({ kind: 'status', status: 500 });
  expect((await send(standIns().ai.url, 'GET', '/api/v1/server-status')).status).toBe(401);
});

test('every request is recorded with the hash of its token and without passwords', async () => {
  await product().clearCalls();
  const token = await tokenOf(standIns(), 'admin');
  await send(product().url, 'GET', '/?limit=1&text%5Bsearch%5D=%22a%22', {
    token,
    headers: { 'x-request-id': 'r1', traceparent: '00-1-2-03' },
  });
  const form = new FormData();
  for (const [name, value] of [
    ['name', 'Jelena Petrović'],
    ['previousPhoto', ''],
  ] as const)
    form.set(name, value);
  form.set('photo', new Blob([new Uint8Array(9)]), 'x.png');
  await send(product().url, 'PATCH', '/api/v1/users/updateMe', { token, form });
  const [logIn, list, update] = await product().calls();
  expect(logIn).toMatchObject({
    method: 'POST',
    path: '/api/v1/users/login',
    body: { email: accounts.admin.email, password: '***' },
    status: 200,
    authorization: null,
    requestId: null,
  });
  expect(list).toMatchObject({
    method: 'GET',
    path: '/',
    query: { limit: '1', 'text[search]': '"a"' },
    status: 200,
    requestId: 'r1',
    traceparent: '00-1-2-03',
  });
  expect(list?.authorization).toMatch(/^[0-9a-f]{64}$/);
  expect(update).toMatchObject({ body: { name: 'Jelena Petrović', previousPhoto: '', photo: 9 }, status: 422 });
  expect(JSON.stringify(await product().calls())).not.toMatch(new RegExp(`${DEMO_PASSWORD}|${token}`));
});

test('a request without a response is recorded too', async () => {
  await product().clearCalls();
  await product().fault({ kind: 'hang' });
  const ending = new AbortController();
  const hanging = fetch(`${product().url}/api/v1/users/me`, { signal: ending.signal });
  await until('the call arrives', async () => (await product().calls()).length === 1);
  ending.abort();
  await expect(hanging).rejects.toThrow();
  expect((await product().calls())[0]).toMatchObject({ path: '/api/v1/users/me', status: 0 });
});
