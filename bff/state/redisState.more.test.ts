import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aPng } from '../../mocks/testing/documentFiles.ts';
import { until } from '../../mocks/testing/until.ts';
import { emailOf, LOGIN, PASSWORD, type Person, startBff, type TestBff } from '../../tests/support/bff.ts';
import { hasRedis, RedisServer } from '../../tests/support/redisServer.ts';
import type { Config } from '../config.ts';

const VIEWER = '{ viewer { email } }';
const LOGOUT = 'mutation { logout { loggedOut } }';
const UPDATE_VIEWER = `mutation ($input: UpdateViewerInput!) { updateViewer(input: $input) { viewer { id } } }`;
const UPDATE_USER = `mutation ($input: UpdateUserInput!) { updateUser(input: $input) { user { id } } }`;
const USERS = '{ users(pageSize: 100) { items { id email version } } }';
const loginLimits = { perAccount: 5, perAddress: 1000, windowMs: 900_000, firstLockMs: 600_000 };

const redis = new RedisServer();
let folder = '';
let settings: Partial<Config> = {};
/** Two processes behind a balancer, as far as their memory goes. */
let a: TestBff;
let b: TestBff;

/** Why everything here is skipped without Redis: nothing else answers as it does. */
const cases = hasRedis ? describe : describe.skip;

beforeAll(async () => {
  if (!hasRedis) return;
  await redis.start();
  folder = await mkdtemp(join(tmpdir(), 'dosije-shared-'));
  settings = { redisUrl: redis.url, uploadDir: folder, loginLimits };
  a = await startBff(settings);
  b = await startBff(settings, a);
});
afterAll(async () => {
  if (!hasRedis) return;
  await b.close();
  await a.close();
  await redis.end();
  await rm(folder, { recursive: true, force: true });
});

const logIn = (bff: TestBff, email: string, password = PASSWORD) =>
  bff.ask<{ login: { session: { token: string } } }>(LOGIN, { variables: { input: { email, password } } });
const wrong = (bff: TestBff, email: string) => logIn(bff, email, 'Wrong@2026x');
const newToken = async (bff: TestBff, person: Person) => (await logIn(bff, emailOf(person))).data.login.session.token;
const stateOf = async (bff: TestBff) =>
  ((await (await fetch(`${bff.url}/readyz`)).json()) as { status: string; state: string }).state;
const isRefused = async (bff: TestBff, token: string) => (await bff.ask(VIEWER, { token })).code === 'UNAUTHENTICATED';
/** Both trust a token for an hour, so that only what the other tells ends it. */
const untilRefused = (bff: TestBff, token: string) => until('the token is refused', () => isRefused(bff, token));
async function upload(bff: TestBff, token: string): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob([await aPng()]), 'slika.png');
  const headers = { authorization: `Bearer ${token}`, 'apollo-require-preflight': 'true' };
  const response = await fetch(`${bff.url}/uploads`, { method: 'POST', headers, body });
  return ((await response.json()) as { reference: string }).reference;
}

cases('with Redis', () => {
  test('a session of one process is known to the other, and so is its end', async () => {
    const token = await newToken(a, 'org');
    expect((await b.ask(VIEWER, { token })).data).toEqual({ viewer: { email: emailOf('org') } });
    await a.ask(LOGOUT, { token });
    await untilRefused(b, token);
  });

  test('a process that starts later refuses a session that ended before, though the product server does not know', async () => {
    const token = await newToken(a, 'org');
    await a.standIns.product.fault({ method: 'POST', path: '/api/v1/users/logout', kind: 'status', status: 404 });
    expect((await a.ask(LOGOUT, { token })).data).toEqual({ logout: { loggedOut: true } });
    await a.standIns.product.clearFaults();
    const later = await startBff(settings, a);
    expect(await isRefused(later, token)).toBe(true);
    await later.close();
  });

  test('five wrong passwords spread over both lock the account on both', async () => {
    const email = emailOf('konsultant2');
    for (const bff of [a, b, a, b, a]) expect((await wrong(bff, email)).code).toBe('BAD_USER_INPUT');
    for (const bff of [a, b]) {
      const { code, errors } = await logIn(bff, email);
      expect(code).toBe('RATE_LIMITED');
      // Less than the whole ten minutes when the attempts before took some seconds.
      const wait = errors[0]?.extensions.retryAfterSeconds ?? 0;
      expect(wait).toBeGreaterThan(500);
      expect(wait).toBeLessThanOrEqual(600);
    }
  });

  test('of many attempts at once over both five reach the product server', async () => {
    const calls = await a.callsDuring(() =>
      Promise.all(Array.from({ length: 40 }, (_, at) => wrong(at % 2 === 0 ? a : b, 'nobody@dosije.example'))),
    );
    expect(calls.filter(({ path }) => path === '/api/v1/users/login')).toHaveLength(5);
  });

  test('a right password on one forgets the wrong ones on the other', async () => {
    const email = emailOf('klijent2');
    for (let at = 0; at < 4; at++) await wrong(b, email);
    expect((await logIn(a, email)).errors).toEqual([]);
    // The other process hears of it without being asked; until then it would count five.
    await until('it is forgotten', async () => (await logIn(b, email)).errors.length === 0);
    for (let at = 0; at < 4; at++) expect((await wrong(b, email)).code).toBe('BAD_USER_INPUT');
    expect((await logIn(b, email)).errors).toEqual([]);
  });

  test('a file that was uploaded to one is used once, by its owner, on the other', async () => {
    const token = await newToken(a, 'dcp');
    const photoUpload = await upload(a, token);
    expect(await readdir(folder)).toContain(photoUpload);
    const use = (bff: TestBff, person: string) =>
      bff.ask(UPDATE_VIEWER, { token: person, variables: { input: { photoUpload } } });
    expect((await use(b, await newToken(b, 'org'))).code).toBe('BAD_USER_INPUT');
    expect((await use(b, token)).errors).toEqual([]);
    for (const bff of [a, b]) expect((await use(bff, token)).code).toBe('BAD_USER_INPUT');
    expect(await readdir(folder)).not.toContain(photoUpload);
  });

  test('somebody who is deactivated on one is out on the other', async () => {
    const token = await newToken(b, 'klijent');
    expect(await isRefused(b, token)).toBe(false);
    const { data } = await a.askAs<{ users: { items: { id: string; email: string; version: number }[] } }>(
      'admin',
      USERS,
    );
    const { id, version } = data.users.items.find(({ email }) => email === emailOf('klijent'))!;
    const { errors } = await a.askAs('admin', UPDATE_USER, { variables: { input: { id, version, isActive: false } } });
    expect(errors).toEqual([]);
    await untilRefused(b, token);
  });

  test('made-up tokens of an address are counted together', async () => {
    for (let at = 0; at < 100; at++) await (at % 2 === 0 ? a : b).ask(VIEWER, { token: `made.up.${at}` });
    for (const bff of [a, b]) expect((await bff.ask(VIEWER, { token: 'made.up.last' })).code).toBe('RATE_LIMITED');
  });
});

cases('without Redis', () => {
  const awayLines = async (bff: TestBff) => (await bff.log()).filter((line) => line.includes('Redis is away'));

  test('reads, sign-ins and uploads go on, wrong passwords still lock, and operators are told', async () => {
    const token = await newToken(a, 'org');
    await redis.end();
    await until('both know', async () => (await stateOf(a)) === 'away' && (await stateOf(b)) === 'away');
    expect((await fetch(`${a.url}/readyz`)).status).toBe(200);
    expect((await a.ask(VIEWER, { token })).errors).toEqual([]);
    const other = await newToken(b, 'org2');
    expect((await b.ask(VIEWER, { token: other })).errors).toEqual([]);
    expect(await upload(b, other)).toMatch(/^[\w-]{24}$/);
    for (let at = 0; at < 5; at++) expect((await wrong(b, emailOf('konsultant'))).code).toBe('BAD_USER_INPUT');
    expect((await logIn(b, emailOf('konsultant'))).code).toBe('RATE_LIMITED');
    await b.ask(LOGOUT, { token: other });
    expect(await isRefused(b, other)).toBe(true);
    expect(await awayLines(a)).toHaveLength(1);
    expect((await awayLines(a))[0]).not.toMatch(/redis:\/\/|dosije\.example/);
  });

  test('a Redis that is back is used again, and a lock of the time without it stays', async () => {
    await redis.start();
    await until('both know', async () => (await stateOf(a)) === 'shared' && (await stateOf(b)) === 'shared');
    expect((await logIn(b, emailOf('konsultant'))).code).toBe('RATE_LIMITED');
    const token = await newToken(a, 'admin');
    expect(await isRefused(b, token)).toBe(false);
    await a.ask(LOGOUT, { token });
    await untilRefused(b, token);
    expect((await a.log()).filter((line) => line.includes('Redis is back'))).toHaveLength(1);
  });

  test('a server starts without it', async () => {
    await redis.end();
    const alone = await startBff(settings, a);
    expect([await stateOf(alone), (await logIn(alone, emailOf('org'))).errors]).toEqual(['away', []]);
    await alone.close();
  });
});
