import { again } from '../../tests/support/again.ts';
import type { Fault } from '../../mocks/faultInjection.ts';
import { until } from '../../mocks/testing/until.ts';
import { people, startBff, type TestBff } from '../../tests/support/bff.ts';

const LABELS = '{ labels { totalCount } }';
const COMPANIES = '{ companies { id } }';
const DELETE = 'mutation { deleteLabel(input: {slug: "no-such-label"}) { deletedLabelSlug } }';

let bff: TestBff;
let product: TestBff['standIns']['product'];
const opened: TestBff[] = [];

/**
 * A separate BFF, so that no test meets a circuit breaker that another test has opened. People sign in at the shared
 * one, because hashing a password can take longer than the timeouts here.
 */
async function startFreshBff(settings: Parameters<typeof startBff>[0] = {}): Promise<TestBff> {
  const one = await startBff({ upstreamAttemptMs: 3000, upstreamTotalMs: 4000, ...settings }, bff);
  opened.push(one);
  for (const person of people.slice(0, 4)) await one.askAs(person, '{ viewer { id } }');
  return one;
}

beforeAll(async () => {
  bff = await startBff();
  ({ product } = bff.standIns);
});
afterEach(async () => {
  await product.clearFaults();
  await Promise.all(opened.splice(0).map((one) => one.close()));
});
afterAll(() => bff.close());

const emptyList = { sveDeklaracije: [], brojDeklaracija: 0, stats: [] };
const outage = 'UPSTREAM_UNAVAILABLE';
const bad = 'UPSTREAM_BAD_RESPONSE';

async function expectNothingRevealed(fault: Fault, code: string): Promise<void> {
  const one = await startFreshBff({ breakerOpenMs: 1 });
  await product.fault({ path: '/', ...fault });
  const response = await one.askAs('admin', LABELS);
  expect(response).toMatchObject({ code, data: null });
  expect(Object.keys(response.errors[0]?.extensions ?? {}).sort()).toEqual(['code', 'requestId']);
  expect(response.text).not.toMatch(/127\.0\.0\.1|internal|10\.0\.0\.7|fault|stack|node_modules|<h1>|UND_ERR|ECONN/);
  await product.clearFaults();
  expect((await one.askAs('admin', LABELS)).errors).toEqual([]);
}

again.each<[Fault, string]>([
  [{ kind: 'status', status: 503 }, outage],
  [{ kind: 'status', status: 504, body: { message: 'db-7.internal is down' } }, outage],
  [{ kind: 'hang' }, 'UPSTREAM_TIMEOUT'],
  [{ kind: 'reset' }, outage],
  [{ kind: 'truncate' }, outage],
  [{ kind: 'html', status: 200 }, bad],
  [{ kind: 'notJson' }, bad],
  [{ kind: 'huge' }, bad],
  [{ kind: 'badGzip' }, bad],
  [{ kind: 'redirect', location: 'http://127.0.0.1:1/canary' }, bad],
])('a read that meets %j fails with %s and reveals nothing of the response', expectNothingRevealed);

again.each<[Fault, string]>([
  [{ kind: 'status', status: 500 }, outage],
  [{ kind: 'hangBody' }, 'UPSTREAM_TIMEOUT'],
  [{ kind: 'slowBody', delayMs: 20 }, 'UPSTREAM_TIMEOUT'],
  [{ kind: 'html' }, outage],
  [{ kind: 'wrongType' }, bad],
  [{ kind: 'empty' }, bad],
  [{ kind: 'deep' }, bad],
  [{ kind: 'null' }, bad],
  [{ kind: 'status', status: 200, headers: { 'x-bomb': 'x'.repeat(20_000) } }, bad],
  [{ kind: 'status', status: 201 }, bad],
  [{ kind: 'status', status: 200, body: emptyList, headers: { 'content-type': 'text/html' } }, bad],
])('a read that meets %j fails with %s and reveals nothing of the response', expectNothingRevealed);

test('a service that refuses connections is unavailable', async () => {
  const one = await startBff({ productServerUrl: 'http://127.0.0.1:1' }, bff);
  opened.push(one);
  expect((await one.ask(LABELS, { token: 'some-token' })).code).toBe(outage);
});

test('a read that fails temporarily is retried at most twice', async () => {
  const one = await startFreshBff();
  await product.fault({ path: '/', kind: 'status', status: 503, times: 1 });
  const calls = await one.callsDuring(async () => expect((await one.askAs('admin', LABELS)).errors).toEqual([]));
  expect(calls.map(({ status }) => status)).toEqual([503, 200]);
  // Successful calls add to the retry budget, and they keep the breaker closed.
  for (let i = 0; i < 30; i++) await one.askAs('admin', LABELS);
  await product.fault({ path: '/', kind: 'reset', times: 9 });
  const more = await one.callsDuring(async () => expect((await one.askAs('admin', LABELS)).code).toBe(outage));
  expect(more).toHaveLength(3);
});

again.each([
  ['0', 2],
  ['6', 1],
])('a Retry-After of %s s leads to %i attempts', async (wait, tries) => {
  const one = await startFreshBff();
  await product.fault({ path: '/', kind: 'status', status: 503, headers: { 'retry-after': wait }, times: 1 });
  const calls = await one.callsDuring(() => one.askAs('admin', LABELS));
  expect(calls).toHaveLength(tries);
});

again.each<Fault>([{ kind: 'status', status: 503 }, { kind: 'reset' }, { kind: 'hang' }, { kind: 'truncate' }])(
  'a write that meets %j is not retried',
  async (fault) => {
    const one = await startFreshBff();
    await product.fault({ method: 'DELETE', ...fault });
    const calls = await one.callsDuring(async () =>
      expect((await one.askAs('admin', DELETE)).code).toMatch(/^UPSTREAM_/),
    );
    expect(calls).toHaveLength(1);
  },
);

again('a hundred failing reads cause at most 120 attempts', async () => {
  const one = await startFreshBff({ breakerOpenMs: 1 });
  await product.fault({ path: '/', kind: 'status', status: 503 });
  const calls = await one.callsDuring(async () => {
    for (let i = 0; i < 100; i++) await one.askAs('admin', LABELS);
  });
  expect(calls.length).toBeLessThanOrEqual(120);
});

test('after five failures the service is not called until a trial call succeeds', async () => {
  // The breaker of the first stays open, that of the second lets a trial call through at once.
  const [longOpen, brieflyOpen] = [
    await startFreshBff({ breakerOpenMs: 60_000 }),
    await startFreshBff({ breakerOpenMs: 1 }),
  ];
  await product.fault({ path: '/', kind: 'status', status: 500 });
  for (const one of [longOpen, brieflyOpen]) for (let i = 0; i < 5; i++) await one.askAs('admin', LABELS);
  await product.clearFaults();
  const calls = await longOpen.callsDuring(async () => {
    for (let i = 0; i < 20; i++) expect((await longOpen.askAs('admin', LABELS)).code).toBe(outage);
  });
  expect(calls).toEqual([]);
  expect((await fetch(`${longOpen.url}/readyz`)).status).toBe(503);
  await until('calls are tried again', async () => (await brieflyOpen.askAs('admin', LABELS)).errors.length === 0);
  expect((await fetch(`${brieflyOpen.url}/readyz`)).status).toBe(200);
});

test('client errors do not open the breaker', async () => {
  const one = await startFreshBff();
  await product.fault({ path: '/', kind: 'status', status: 404, times: 20 });
  for (let i = 0; i < 20; i++) expect((await one.askAs('admin', LABELS)).code).toBe('UPSTREAM_UNSUPPORTED');
  expect((await one.askAs('admin', LABELS)).errors).toEqual([]);
});

test('a call that was answered before is known, so that its 404 means a missing object', async () => {
  const one = await startFreshBff();
  const { data } = await one.askAs<{ labels: { items: { slug: string }[] } }>('admin', '{ labels { items { slug } } }');
  const slug = data.labels.items[0]?.slug;
  const read = `{ label(slug: "${slug}") { id } }`;
  const path = `/deklaracija/${slug}`;
  await product.fault({ path, kind: 'status', status: 404, times: 1 });
  const unknown = await one.askAs('admin', read);
  expect([unknown.code, unknown.errors[0]?.extensions]).toEqual([
    'UPSTREAM_UNSUPPORTED',
    expect.objectContaining({ operation: 'product-server.getLabel' }),
  ]);
  expect((await one.askAs('admin', read)).errors).toEqual([]);
  await product.fault({ path, kind: 'status', status: 404, times: 1 });
  expect((await one.askAs('admin', read)).code).toBe('NOT_FOUND');
});

again('labels can be read while the AI server is down', async () => {
  const one = await startFreshBff();
  await bff.standIns.ai.fault({ kind: 'hang' });
  const headers = { 'x-ai-authorization': 'Bearer ai-token' };
  const states = Array.from({ length: 100 }, () => one.askAs('admin', '{ aiServerStatus { state } }', { headers }));
  expect((await one.askAs('admin', LABELS)).errors).toEqual([]);
  await Promise.all(states);
  expect((await one.askAs('admin', LABELS)).errors).toEqual([]);
  await bff.standIns.ai.clearFaults();
});

test.each([
  [400, 'BAD_USER_INPUT'],
  [401, 'UNAUTHENTICATED'],
  [403, 'FORBIDDEN'],
  [404, 'UPSTREAM_UNSUPPORTED'],
  [409, 'CONFLICT'],
  [418, 'BAD_USER_INPUT'],
  [422, 'BAD_USER_INPUT'],
  [429, 'RATE_LIMITED'],
])('a read that is refused with status %i becomes %s without the service’s message', async (status, code) => {
  const one = await startFreshBff();
  const message = `Ime je <b>zauzeto</b> <<i>img src=x onerror=alert(1)>\u0000 ${'x'.repeat(400)}`;
  await product.fault({
    path: '/',
    kind: 'status',
    status,
    body: { status: 'fail', message },
    headers: { 'retry-after': '7' },
  });
  const { errors, headers } = await one.askAs('admin', LABELS);
  const { extensions } = errors[0]!;
  expect(extensions.code).toBe(code);
  expect(extensions.userMessage).toBeUndefined();
  expect(extensions.retryAfterSeconds).toBe(code === 'RATE_LIMITED' ? 7 : undefined);
  expect(headers.get('retry-after')).toBe(code === 'RATE_LIMITED' ? '7' : null);
});

test.each([
  [400, true],
  [401, false],
  [403, false],
  [404, false],
  [409, true],
  [422, true],
  [429, false],
])('of a write that is refused with status %i the service’s message is shown: %p', async (status, isShown) => {
  const one = await startFreshBff();
  const message = `Ime je <b>zauzeto</b> <<i>img src=x onerror=alert(1)>\u0000 ${'x'.repeat(400)}`;
  const remove = 'mutation { deleteLabel(input: {slug: "hydra"}) { deletedLabelSlug } }';
  await one.askAs('admin', LABELS);
  await product.fault({ path: '/deklaracija/hydra', kind: 'status', status, body: { status: 'fail', message } });
  const { extensions } = (await one.askAs('admin', remove)).errors[0]!;
  if (isShown) expect(extensions.userMessage).toMatch(/^Ime je zauzeto/);
  else expect(extensions.userMessage ?? '').not.toContain('Ime je');
  expect(extensions.userMessage ?? '').not.toMatch(/[<>\u0000]/);
  expect((extensions.userMessage ?? '').length).toBeLessThanOrEqual(300);
});

again('two people who send the same query at once each get their own data', async () => {
  const one = await startFreshBff();
  const who = '{ viewer { email } labels { totalCount } companies { id } }';
  const responses = await Promise.all(Array.from({ length: 40 }, (_, i) => one.askAs(i % 2 ? 'org' : 'admin', who)));
  const seen = responses.map(({ data }) => JSON.stringify(data));
  expect(new Set(seen.filter((_, i) => i % 2)).size).toBe(1);
  expect(new Set(seen).size).toBe(2);
});

test('a call is cancelled when the client disconnects', async () => {
  const one = await startFreshBff({ upstreamAttemptMs: 20_000, upstreamTotalMs: 20_000 });
  await product.fault({ path: '/api/v1/pifs/firme', kind: 'hang' });
  const leaving = new AbortController();
  const token = await one.tokenOf('admin');
  await product.clearCalls();
  const response = fetch(`${one.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: COMPANIES }),
    signal: leaving.signal,
  });
  await until('the service is asked', async () => (await product.calls()).length > 0);
  leaving.abort();
  await expect(response).rejects.toThrow();
  const isLogged = async () => (await one.log()).some((line) => line.includes('"outcome":"GONE"'));
  await expect(until('the call is logged', isLogged)).resolves.toBeUndefined();
});

test('the request id and the trace are passed on to the service', async () => {
  const one = await startFreshBff();
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  const calls = await one.callsDuring(() =>
    one.askAs('admin', LABELS, {
      headers: { 'x-request-id': 'from-the-browser', traceparent: `00-${trace}-00f067aa0ba902b7-00` },
    }),
  );
  expect(calls[0]?.requestId).toBe('from-the-browser');
  expect(calls[0]?.traceparent).toMatch(new RegExp(`^00-${trace}-(?!00f067aa0ba902b7)[0-9a-f]{16}-00$`));
  const hostile = await one.callsDuring(() =>
    one.askAs('admin', LABELS, { headers: { 'x-request-id': 'a b"}', traceparent: 'junk' } }),
  );
  expect(hostile[0]?.requestId).toMatch(/^[0-9a-f-]{36}$/);
  expect(hostile[0]?.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
});
