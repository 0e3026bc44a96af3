import { decodeJwt, SignJWT } from 'jose';
import { MAX_LOGINS } from '../../accounts/logIn.ts';
import { accounts, type AccountName, DEMO_PASSWORD } from '../../../demo-data/accounts.ts';
import { aiTokenOf, send, signIn } from '../../../testing/client.ts';
import { useStandIns } from '../../../../tests/support/useStandIns.ts';

const standIns = useStandIns();
const logIn = (email: string, password: string, headers?: Record<string, string>) =>
  send(standIns().product.url, 'POST', '/api/v1/users/login', {
    json: { email, password },
    ...(headers ? { headers } : {}),
  });
const me = (token: string) => send(standIns().product.url, 'GET', '/api/v1/users/me', { token });
const loginStats = async (token: string) =>
  ((await me(token)).body as { data: { data: { data: { loginStats: { date: string; ip: string | null }[] } } } }).data
    .data.data.loginStats;

test.each(['admin', 'org', 'konsultant', 'dcp', 'klijent', 'org2', 'konsultant2', 'klijent2'] as AccountName[])(
  '%s signs in',
  async (name) => {
    const { status, body } = await logIn(accounts[name].email, DEMO_PASSWORD);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'success',
      data: { user: { _id: accounts[name].id, name: accounts[name].name, role: accounts[name].role } },
    });
  },
);

test('case and surrounding spaces of the e-mail address do not matter', async () => {
  expect((await logIn(' Admin@Dosije.Example ', DEMO_PASSWORD)).status).toBe(200);
});

test('an unknown address and a wrong password get the same response', async () => {
  const unknown = await logIn('nobody@dosije.example', DEMO_PASSWORD);
  const wrong = await logIn(accounts.admin.email, 'Wrong@2026x');
  expect([unknown.status, wrong.status]).toEqual([401, 401]);
  expect(unknown.body).toEqual({
    status: 'fail',
    message: 'Pogrešna e-adresa ili lozinka',
    kod: 'WRONG_CREDENTIALS',
  });
  expect(wrong.body).toEqual(unknown.body);
});

test('only the right password reveals that an account is deactivated', async () => {
  expect((await logIn(accounts['bivsi.konsultant'].email, DEMO_PASSWORD)).status).toBe(403);
  expect((await logIn(accounts['bivsi.konsultant'].email, 'Wrong@2026x')).status).toBe(401);
});

test('the last 50 logins are listed with time and address', async () => {
  const before = Date.now();
  for (let index = 0; index < MAX_LOGINS + 3; index++)
    await logIn(accounts.klijent2.email, DEMO_PASSWORD, { 'x-forwarded-for': `198.51.100.${index}` });
  const stats = await loginStats(await signIn(standIns(), 'klijent2'));
  expect(stats).toHaveLength(MAX_LOGINS);
  expect(stats.slice(0, 3).map(({ ip }) => ip)).toEqual(['127.0.0.1', '198.51.100.52', '198.51.100.51']);
  expect(Date.parse(stats[0]?.date ?? '')).toBeGreaterThanOrEqual(before);
});

test('an invalid address is not recorded', async () => {
  await logIn(accounts.dcp.email, DEMO_PASSWORD, { 'x-forwarded-for': '<script>' });
  const [, noted] = await loginStats(await signIn(standIns(), 'dcp'));
  expect(noted?.ip).toBeNull();
});

test('a failed login is not recorded', async () => {
  const token = await signIn(standIns(), 'org2');
  const before = await loginStats(token);
  await logIn(accounts.org2.email, 'Wrong@2026x');
  expect(await loginStats(token)).toEqual(before);
});

test('a session that was signed out is refused', async () => {
  const token = await signIn(standIns(), 'dcp');
  await send(standIns().product.url, 'POST', '/api/v1/users/logout', { token });
  expect((await me(token)).status).toBe(401);
});

test('a token expires nine hours after the login', async () => {
  const { body } = await logIn(accounts.admin.email, DEMO_PASSWORD);
  const { token, expiration } = body as { token: string; expiration: number };
  const { exp = 0, issuedAt } = decodeJwt(token);
  expect(exp * 1000).toBe(expiration);
  expect(Math.round((expiration - Number(issuedAt)) / 3_600_000)).toBe(9);
});

describe('invalid tokens', () => {
  const forged = async (change: (token: string) => string | Promise<string>) =>
    change(await signIn(standIns(), 'admin'));
  const part = (token: string, index: number) => token.split('.')[index] ?? '';

  test.each([
    ['none', () => ''],
    ['not a token', () => 'abc'],
    [
      'a changed payload',
      (token: string) =>
        [
          part(token, 0),
          Buffer.from(JSON.stringify({ ...decodeJwt(token), sub: accounts.org.id })).toString('base64url'),
          part(token, 2),
        ].join('.'),
    ],
    ['no algorithm', (token: string) => `${Buffer.from('{"alg":"none"}').toString('base64url')}.${part(token, 1)}.`],
    [
      'another key',
      (token: string) => new SignJWT(decodeJwt(token)).setProtectedHeader({ alg: 'HS256' }).sign(new Uint8Array(32)),
    ],
    ['the AI server’s', () => aiTokenOf(standIns(), 'admin')],
  ] as [string, (token: string) => string | Promise<string>][])('%s', async (_what, change) => {
    const { status, body } = await me(await forged(change));
    expect(status).toBe(401);
    expect(body).toMatchObject({ status: 'fail' });
  });

  test('another scheme', async () => {
    const token = await signIn(standIns(), 'admin');
    const { status } = await send(standIns().product.url, 'GET', '/api/v1/users/me', {
      headers: { authorization: `Basic ${token}` },
    });
    expect(status).toBe(401);
  });
});

test('no response contains a password hash', async () => {
  const { body } = await logIn(accounts.admin.email, DEMO_PASSWORD);
  const profile = await me((body as { token: string }).token);
  expect(JSON.stringify([body, profile.body])).not.toMatch(/argon2|password_?hash/i);
});
