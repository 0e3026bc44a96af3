import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStandIns, type StandIns } from '../../mocks/standIns.ts';
import { aPng } from '../../mocks/testing/documentFiles.ts';
import { freePort } from '../../mocks/testing/freePort.ts';
import { testConfig } from '../../mocks/testing/testConfig.ts';
import { until } from '../../mocks/testing/until.ts';
import { emailOf, LOGIN, PASSWORD, type Person } from '../../tests/support/bff.ts';
import { type BffProcess, patientUpstream, startBffProcess } from '../../tests/support/bffProcess.ts';
import { type Balancer, hasHaproxy, memberSettings, startHaproxy } from '../../tests/support/haproxy.ts';
import { hasRedis, RedisServer } from '../../tests/support/redisServer.ts';

const VIEWER = '{ viewer { email } }';
const LABELS = '{ labels { totalCount } }';
const RENAME = 'mutation ($input: UpdateViewerInput!) { updateViewer(input: $input) { viewer { name } } }';
const UPDATE_ME = '/api/v1/users/updateMe';
const LABEL_COUNT = { data: { labels: { totalCount: 120 } } };

interface Answer {
  status: number;
  body: { data?: unknown; errors?: { extensions: { code: string } }[] };
}
/** A BFF that keeps its address when it is started again. */
interface Member extends BffProcess {
  url: string;
  port: number;
}

const redis = new RedisServer();
let folder = '';
let standIns: StandIns;
let a: Member;
let b: Member;
let balancer: Balancer;

const isPossible = hasHaproxy && hasRedis;
const cases = isPossible ? describe : describe.skip;

async function startMember(port: number): Promise<Member> {
  const settings = {
    ...memberSettings(standIns, { port, redisUrl: redis.url, uploads: folder }),
    // Longer than a test needs to ask a server that ends, also under load.
    DRAIN_MS: '10000',
    ...patientUpstream,
    // Longer than the test, so that only what the other tells ends a session.
    TOKEN_TRUSTED_MS: '3600000',
    FAILED_LOGIN_MS: '1',
    LOG_LEVEL: 'silent',
  };
  return { ...(await startBffProcess(settings)), port };
}

beforeAll(async () => {
  if (!isPossible) return;
  folder = await mkdtemp(join(tmpdir(), 'dosije-balancer-'));
  await redis.start();
  standIns = await startStandIns(testConfig({ control: true }));
  [a, b] = await Promise.all([startMember(await freePort()), startMember(await freePort())]);
  balancer = await startHaproxy(`127.0.0.1:${a.port}`, `127.0.0.1:${b.port}`);
});
afterAll(async () => {
  if (!isPossible) return;
  await balancer.stop();
  for (const { child } of [a, b]) child.kill('SIGKILL');
  await Promise.all([a.ended, b.ended, standIns.close(), redis.end()]);
  await rm(folder, { recursive: true, force: true });
});

/** Sends an operation as the web client does, which says what is a query. */
async function send(url: string, query: string, token = '', variables: object = {}): Promise<Answer> {
  const isMutation = query.startsWith('mutation');
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      ...(!isMutation && { 'x-apollo-operation-type': 'query' }),
    },
    body: JSON.stringify({ query, variables }),
  });
  const text = await response.text();
  return { status: response.status, body: text.startsWith('{') ? (JSON.parse(text) as Answer['body']) : {} };
}
const codeOf = ({ body }: Answer) => body.errors?.[0]?.extensions.code;
const logIn = (url: string, email: string, password = PASSWORD) => send(url, LOGIN, '', { input: { email, password } });
async function newToken(url: string, person: Person): Promise<string> {
  const { body } = await logIn(url, emailOf(person));
  return (body.data as { login: { session: { token: string } } }).login.session.token;
}
const rename = (token: string, name: string) => send(balancer.url, RENAME, token, { input: { name } });
const renames = () => standIns.product.calls.filter(({ path }) => path === UPDATE_ME).length;

/**
 * Reads and changes through the balancer, four of each at a time, while `act` runs. Every answer has to be a good one.
 */
async function underLoad(token: string, act: () => Promise<unknown>): Promise<number> {
  let isOver = false;
  let count = 0;
  const faulty: unknown[] = [];
  const loop = async (ask: () => Promise<Answer>, field: string) => {
    while (!isOver) {
      const { status, body } = await ask();
      count += 1;
      if (status !== 200 || body.errors || !JSON.stringify(body.data).includes(field)) faulty.push({ status, body });
    }
  };
  const loops = Array.from({ length: 4 }, (_, at) => [
    loop(() => send(balancer.url, LABELS, token), 'totalCount'),
    loop(() => rename(token, `Ana Probić ${at}`), `Ana Probić ${at}`),
  ]).flat();
  await act().finally(() => (isOver = true));
  await Promise.all(loops);
  expect(faulty.slice(0, 3)).toEqual([]);
  return count;
}

cases('behind a balancer', () => {
  test('a session that began on one server is good on the other, and its end as well', async () => {
    const token = await newToken(a.url, 'org');
    const viewer = { status: 200, body: { data: { viewer: { email: emailOf('org') } } } };
    for (const url of [b.url, balancer.url, balancer.url]) expect(await send(url, VIEWER, token)).toEqual(viewer);
    await send(a.url, 'mutation { logout { loggedOut } }', token);
    await until('the other refuses it', async () => codeOf(await send(b.url, VIEWER, token)) === 'UNAUTHENTICATED');
  });

  test('clients are not told how long the servers keep the connections of the balancer', async () => {
    expect((await fetch(`${a.url}/readyz`)).headers.get('keep-alive')).toBe('timeout=75');
    expect((await fetch(`${balancer.url}/readyz`)).headers.get('keep-alive')).toBeNull();
  });

  test('five wrong passwords lock the account, whichever servers they came to', async () => {
    const email = emailOf('konsultant2');
    for (const url of [a.url, b.url, balancer.url, balancer.url, a.url])
      expect(codeOf(await logIn(url, email, 'Wrong@2026x'))).toBe('BAD_USER_INPUT');
    for (const url of [a.url, b.url, balancer.url]) expect(codeOf(await logIn(url, email))).toBe('RATE_LIMITED');
  });

  test('a file that was uploaded to one server is used on the other', async () => {
    const token = await newToken(balancer.url, 'dcp');
    const body = new FormData();
    body.append('file', new Blob([await aPng()]), 'slika.png');
    const headers = { authorization: `Bearer ${token}`, 'apollo-require-preflight': 'true' };
    const response = await fetch(`${a.url}/uploads`, { method: 'POST', headers, body });
    const { reference: photoUpload } = (await response.json()) as { reference: string };
    expect(codeOf(await send(b.url, RENAME, token, { input: { photoUpload } }))).toBeUndefined();
  });

  test('a server that is killed loses no read, and a change that it may have made is not made again', async () => {
    const token = await newToken(balancer.url, 'admin');
    const before = standIns.product.calls.length;
    const renamesBefore = renames();
    for (const path of ['/', UPDATE_ME]) standIns.product.faults.add({ path, kind: 'slow', delayMs: 1500 });
    const reads = Array.from({ length: 16 }, () => send(balancer.url, LABELS, token));
    const changes = Array.from({ length: 16 }, (_, at) => rename(token, `Ana Ivanović ${at}`));
    await until('all are under way', () => standIns.product.calls.length >= before + 32);
    a.child.kill('SIGKILL');
    expect(await Promise.all(reads)).toEqual(Array(16).fill({ status: 200, body: LABEL_COUNT }));
    const statuses = (await Promise.all(changes)).map(({ status }) => status);
    // Those that the killed server had are unknown, and the balancer says so.
    expect(new Set(statuses)).toEqual(new Set([200, 502]));
    expect(renames() - renamesBefore).toBe(16);
    standIns.product.faults.clear();
    await underLoad(token, async () => {
      await a.ended;
      a = await startMember(a.port);
      await balancer.untilUp('a');
    });
  });

  test('both servers are restarted in turn without one failed request', async () => {
    const token = await newToken(balancer.url, 'admin');
    const count = await underLoad(token, async () => {
      for (const which of ['a', 'b'] as const) {
        const old = which === 'a' ? a : b;
        old.child.kill('SIGTERM');
        const ready = () => fetch(`${old.url}/readyz`);
        await until('the balancer is told', async () => (await ready()).status === 503);
        // Until it asks again, its requests are served.
        expect((await ready()).headers.get('connection')).toBe('close');
        expect((await send(old.url, LABELS, token)).body).toEqual(LABEL_COUNT);
        expect(await old.ended).toBe(0);
        const next = await startMember(old.port);
        if (which === 'a') a = next;
        else b = next;
        await balancer.untilUp(which);
      }
    });
    expect(count).toBeGreaterThan(100);
  });
});
