import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Fault } from '../../mocks/faultInjection.ts';
import { emailOf, LOGIN, PASSWORD, startBff, type TestBff } from '../support/bff.ts';

const AI_LOGIN =
  'mutation LoginToAi($input: LoginToAiServerInput!) { loginToAiServer(input: $input) { aiSession { token } } }';
const STATUS = '{ aiServerStatus { state } }';
const PRODUCT = '{ viewer { email } labels { totalCount items { id name } } }';
const input = { email: emailOf('org'), password: PASSWORD };

/** Failures that are immediate, and failures that keep callers waiting. */
const refusing: Fault[] = [
  { kind: 'status', status: 401 },
  { kind: 'status', status: 403 },
  { kind: 'status', status: 404 },
  { kind: 'status', status: 429 },
  { kind: 'status', status: 500 },
  { kind: 'status', status: 503 },
  { kind: 'reset' },
  { kind: 'html' },
  { kind: 'html', status: 200 },
  { kind: 'truncate' },
  { kind: 'notJson' },
  { kind: 'wrongType' },
  { kind: 'empty' },
  { kind: 'null' },
  { kind: 'deep' },
  { kind: 'badGzip' },
  { kind: 'huge' },
  { kind: 'redirect', location: 'http://169.254.169.254/latest' },
];
const hanging: Fault[] = [{ kind: 'hang' }, { kind: 'hangBody' }, { kind: 'slowBody', delayMs: 20 }];

let home: TestBff;
let bff: TestBff;
let headers: Record<string, string>;
beforeAll(async () => {
  home = await startBff();
  const { data } = await home.askAs<{ loginToAiServer: { aiSession: { token: string } } }>('org', AI_LOGIN, {
    variables: { input },
  });
  headers = { 'x-ai-authorization': `Bearer ${data.loginToAiServer.aiSession.token}` };
});
beforeEach(async () => {
  bff = await startBff({ upstreamAttemptMs: 10_000, upstreamTotalMs: 12_000 }, home);
});
afterEach(async () => {
  await home.standIns.ai.clearFaults();
  await bff.close();
});
afterAll(() => home.close());

/** The requests of a first page of somebody who is also signed in to the AI server. */
async function expectProductWorks(): Promise<void> {
  const [login, page] = await Promise.all([
    bff.ask(LOGIN, { variables: { input }, headers }),
    bff.askAs('org', PRODUCT, { headers }),
  ]);
  expect([login.errors, page.errors]).toEqual([[], []]);
  expect(page.data).toMatchObject({
    viewer: { email: emailOf('org') },
    labels: { items: expect.any(Array) as unknown },
  });
}

test.each([...refusing, ...hanging])('the failure %j of the AI server does not affect the product', async (fault) => {
  await home.standIns.ai.fault(fault);
  const [status, login] = await Promise.all([
    bff.askAs<{ aiServerStatus: { state: string } }>('org', STATUS, { headers }),
    bff.askAs('org', AI_LOGIN, { variables: { input }, headers }),
    expectProductWorks(),
  ]);
  expect([status.errors, status.data.aiServerStatus.state]).toEqual([[], 'UNAVAILABLE']);
  // A 401 of the AI server concerns its own account and must not end the session of the product.
  expect(login.code).toMatch(/^(UPSTREAM_\w+|BAD_USER_INPUT|FORBIDDEN|RATE_LIMITED|OVERLOADED)$/);
  expect(login.text).not.toMatch(/UNAUTHENTICATED|169\.254|127\.0\.0\.1|10\.0\.0\.7|<h1>|ECONN|UND_ERR/);
  expect(login.text.length).toBeLessThan(4096);
});

test.each(hanging)('the product does not wait for an AI server with the failure %j', async (fault) => {
  await home.standIns.ai.fault(fault);
  const patient = await startBff({ upstreamAttemptMs: 60_000, upstreamTotalMs: 60_000 }, home);
  const leave = new AbortController();
  let hasResponse = false;
  const waiting = fetch(`${patient.url}/graphql`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', authorization: `Bearer ${await home.tokenOf('org')}` },
    body: JSON.stringify({ query: AI_LOGIN, variables: { input } }),
    signal: leave.signal,
  }).then(() => (hasResponse = true));
  expect((await patient.ask(LOGIN, { variables: { input }, headers })).errors).toEqual([]);
  expect((await patient.askAs('org', PRODUCT, { headers })).errors).toEqual([]);
  expect(hasResponse).toBe(false);
  // A disconnected client is not waited for, so the server can stop at once.
  leave.abort();
  await expect(waiting).rejects.toThrow();
  await patient.close();
});

test('more hanging AI requests than the pool allows do not block the product', async () => {
  await home.standIns.ai.fault({ kind: 'hang' });
  // Of two, because 200 requests of one person may wait beside others.
  const responses: ReturnType<typeof bff.askAs<{ aiServerStatus: { state: string } }>>[] = [];
  for (let at = 0; at < 250; at++) {
    responses.push(bff.askAs(at % 2 ? 'org' : 'admin', STATUS, { headers }));
    // Of more than a hundred connections that have said nothing yet, the oldest are closed.
    if (at % 50 === 49) await bff.ask('{ __typename }');
  }
  await expectProductWorks();
  for (const { errors, data } of await Promise.all(responses))
    expect([errors, data.aiServerStatus.state]).toEqual([[], 'UNAVAILABLE']);
  await expectProductWorks();
});

test('the circuit breaker of the AI server opens and closes without affecting the product', async () => {
  const wary = await startBff({ upstreamAttemptMs: 10_000, upstreamTotalMs: 12_000, breakerOpenMs: 1 }, home);
  const cautious = await startBff({ upstreamAttemptMs: 10_000, upstreamTotalMs: 12_000, breakerOpenMs: 60_000 }, home);
  await home.standIns.ai.fault({ kind: 'status', status: 500 });
  for (const one of [wary, cautious])
    for (let index = 0; index < 12; index++) await one.askAs('org', STATUS, { headers });
  const calls = await cautious.callsDuring(async () => {
    await cautious.askAs('org', STATUS, { headers });
    expect((await cautious.askAs('org', PRODUCT, { headers })).errors).toEqual([]);
  });
  expect(calls.map(({ path }) => path)).not.toContain('/api/v1/server-status');
  expect(calls.map(({ path }) => path)).toContain('/');
  await home.standIns.ai.clearFaults();
  expect((await wary.askAs('org', STATUS, { headers })).data).toEqual({ aiServerStatus: { state: 'OK' } });
  await cautious.close();
  await wary.close();
});

test('an unreachable AI server is reported as a status', async () => {
  const alone = await startBff({ aiServerUrl: 'http://127.0.0.1:9' }, home);
  expect((await alone.askAs('org', STATUS, { headers })).data).toEqual({ aiServerStatus: { state: 'UNAVAILABLE' } });
  expect((await alone.askAs('org', AI_LOGIN, { variables: { input } })).code).toMatch(/^UPSTREAM_/);
  expect((await alone.askAs('org', PRODUCT, { headers })).errors).toEqual([]);
  expect(await (await fetch(`${alone.url}/readyz`)).json()).toEqual({ status: 'ok' });
  await alone.close();
});

test('the web client sends AI operations in separate requests', () => {
  for (const file of [
    'web/app/layout/ai-server/AiServerStatus.graphql',
    'web/features/session/ai-server/LoginToAiServer.graphql',
  ]) {
    const text = readFileSync(resolve(__dirname, '../..', file), 'utf8');
    expect(text.match(/^ {2}\w+/gm)).toHaveLength(1);
  }
});
