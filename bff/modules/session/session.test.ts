import { again } from '../../../tests/support/again.ts';
import { until } from '../../../mocks/testing/until.ts';
import { emailOf, LOGIN, PASSWORD, startBff, type TestBff } from '../../../tests/support/bff.ts';

interface Login {
  login: {
    session: {
      token: string;
      expiresAt: string;
      user: { email: string; role: string; company: { name: string } | null };
    };
  };
}

const VIEWER = '{ viewer { email role } }';
const sign = (calls: { method: string; path: string }[]): string[] =>
  calls.map(({ method, path }) => `${method} ${path}`);

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterEach(() => bff.standIns.product.clearFaults());
afterAll(() => bff.close());

const logIn = (email: string, password = PASSWORD, headers = {}) =>
  bff.ask<Login>(LOGIN, { variables: { input: { email, password } }, headers });

test.each([
  ['admin', 'ADMIN'],
  ['org', 'ORG_ADMIN'],
  ['konsultant', 'USER'],
  ['dcp', 'DCP'],
  ['klijent', 'CLIENT'],
] as const)('%s logs in as %s, and the token needs no further call', async (person, role) => {
  const { data, errors } = await logIn(` ${emailOf(person)} `);
  expect(errors).toEqual([]);
  const { token, expiresAt, user } = data.login.session;
  expect(user).toMatchObject({ email: emailOf(person), role });
  const hours = (Date.parse(expiresAt) - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(8.9);
  expect(hours).toBeLessThanOrEqual(9);
  const calls = await bff.callsDuring(async () => {
    expect((await bff.ask(VIEWER, { token })).data).toEqual({ viewer: { email: emailOf(person), role } });
  });
  expect(calls).toEqual([]);
});

test.each([[undefined], [1], [1e99], [-5]])(
  'a session with the invalid end %s lasts nine hours',
  async (expiration) => {
    const body = { token: 'abc.def', expiration, data: { user: { _id: 'a'.repeat(24), role: 'user' } } };
    await bff.standIns.product.fault({ path: '/api/v1/users/login', kind: 'wrongType', body, times: 1 });
    const { data } = await logIn(emailOf('org'));
    expect((Date.parse(data.login.session.expiresAt) - Date.now()) / 3_600_000).toBeCloseTo(9, 1);
  },
);

test('a wrong password and an unknown e-mail give the same response', async () => {
  const headers = { 'x-request-id': 'same-request' };
  const wrong = await logIn(emailOf('org'), 'Wrong@2026x', headers);
  const unknown = await logIn('nobody@dosije.example', PASSWORD, headers);
  expect(wrong).toMatchObject({ status: 200, code: 'BAD_USER_INPUT', data: null });
  expect(wrong.errors[0]?.extensions.fields).toBeUndefined();
  expect(wrong.text).toBe(unknown.text);
});

test('the responses are the same even when those of the service differ', async () => {
  const patient = await startBff({ failedLoginMs: 300 }, bff);
  const attempt = async () => {
    const early = { isOver: false };
    setTimeout(() => (early.isOver = true), 299);
    const { text } = await patient.ask(LOGIN, {
      variables: { input: { email: emailOf('org'), password: 'Wrong@2026x' } },
      headers: { 'x-request-id': 'same-request' },
    });
    return { text, isLate: early.isOver };
  };
  const body = { status: 'fail', message: 'There is no such user' };
  await bff.standIns.product.fault({ path: '/api/v1/users/login', kind: 'status', status: 404, body, times: 1 });
  const unknown = await attempt();
  const wrong = await attempt();
  await patient.close();
  expect(unknown.text).toBe(wrong.text);
  expect(unknown.text).not.toContain('no such user');
  expect([unknown.isLate, wrong.isLate]).toEqual([true, true]);
});

test('failed logins are limited per account and per IP address', async () => {
  const strict = await startBff(
    { loginLimits: { perAccount: 5, perAddress: 20, windowMs: 900_000, firstLockMs: 600_000 } },
    bff,
  );
  const attempt = (email: string) => strict.ask(LOGIN, { variables: { input: { email, password: 'Wrong@2026x' } } });
  for (let i = 0; i < 5; i++) expect((await attempt(emailOf('org'))).code).toBe('BAD_USER_INPUT');
  const calls = await strict.callsDuring(async () => {
    const { status, code, errors, headers } = await attempt(emailOf('org'));
    expect({ status, code }).toEqual({ status: 429, code: 'RATE_LIMITED' });
    // Less than the whole ten minutes when the attempts before took some seconds.
    const wait = errors[0]?.extensions.retryAfterSeconds ?? 0;
    expect(wait).toBeGreaterThan(500);
    expect(wait).toBeLessThanOrEqual(600);
    expect(headers.get('retry-after')).toBe(String(wait));
  });
  expect(calls).toEqual([]);
  for (let i = 0; i < 15; i++) expect((await attempt(`p${i}@dosije.example`)).code).toBe('BAD_USER_INPUT');
  expect((await attempt('last@dosije.example')).code).toBe('RATE_LIMITED');
  const spoofed = await strict.ask(LOGIN, {
    variables: { input: { email: 'other@dosije.example', password: 'Wrong@2026x' } },
    headers: { 'x-forwarded-for': '1.2.3.4', 'x-real-ip': '1.2.3.4', forwarded: 'for=1.2.3.4' },
  });
  expect(spoofed.code).toBe('RATE_LIMITED');
  await strict.close();
});

again('behind a trusted proxy the forwarded address is used, also in the login statistics', async () => {
  const strict = await startBff(
    {
      trustedProxies: ['127.0.0.1'],
      loginLimits: { perAccount: 99, perAddress: 1, windowMs: 900_000, firstLockMs: 60_000 },
    },
    bff,
  );
  const attempt = (ip: string) =>
    strict.ask(LOGIN, {
      variables: { input: { email: emailOf('org'), password: 'Wrong@2026x' } },
      headers: { 'x-forwarded-for': ip },
    });
  expect((await attempt('1.2.3.4')).code).toBe('BAD_USER_INPUT');
  expect((await attempt('1.2.3.4')).code).toBe('RATE_LIMITED');
  expect((await attempt('1.2.3.5')).code).toBe('BAD_USER_INPUT');
  const signIn = {
    variables: { input: { email: emailOf('dcp'), password: PASSWORD } },
    headers: { 'x-forwarded-for': '192.0.2.44' },
  };
  const { data } = await strict.ask<Login>(LOGIN, signIn);
  const { data: seen } = await strict.ask<{ viewer: { loginStats: { ip: string }[] } }>(
    '{ viewer { loginStats { ip } } }',
    { token: data.login.session.token },
  );
  expect(seen.viewer.loginStats[0]?.ip).toBe('192.0.2.44');
  await strict.close();
});

test.each([
  [{ email: 'nobody', password: PASSWORD }, ['input.email']],
  [{ email: 'a@b.rs', password: 'short' }, ['input.password']],
  [{ email: 'a@b.rs', password: `  ${'x'.repeat(7)}  ` }, ['input.password']],
  [{ email: 'a@b.rs', password: 'x'.repeat(129) }, ['input.password']],
  [{ email: `${'a'.repeat(260)}@b.rs`, password: PASSWORD }, ['input.email']],
  [{ email: 'a@b.rs\r\nBcc: x@y.rs', password: PASSWORD }, ['input.email']],
  [{ email: 'a@b.rs', password: 'Tajna123!\n{"level":"fatal"}' }, ['input.password']],
  [{ email: '', password: '' }, ['input.email', 'input.password']],
  [{ email: { $gt: '' }, password: PASSWORD }, ['input.email']],
  [{ email: ['a@b.rs'], password: 12345678 }, ['input.email', 'input.password']],
  [{ email: 'a@b.rs' }, ['input.password']],
  [{ email: 'a@b.rs', password: PASSWORD, role: 'admin' }, ['input.role']],
  [null, ['input']],
])('%j is rejected with its fields, without a call to the service', async (input, paths) => {
  const calls = await bff.callsDuring(async () => {
    const { code, errors, text } = await bff.ask(LOGIN, { variables: { input } });
    expect(code).toBe('BAD_USER_INPUT');
    expect([...new Set(errors[0]?.extensions.fields?.map(({ path }) => path))]).toEqual(paths);
    expect(text).not.toContain('Tajna');
  });
  expect(calls).toEqual([]);
});

test('an error response contains no value of the input', async () => {
  const { code, text } = await bff.ask(LOGIN, { variables: { input: { password: 'Tajna@2026x' } } });
  expect(code).toBe('BAD_USER_INPUT');
  expect(text).not.toContain('Tajna');
});

test('a token sent with a login is not forwarded', async () => {
  const calls = await bff.callsDuring(() =>
    bff.ask(LOGIN, { token: 'stale-token', variables: { input: { email: emailOf('dcp'), password: PASSWORD } } }),
  );
  expect(calls.map(({ path, authorization }) => [path, authorization])).toEqual([['/api/v1/users/login', null]]);
});

test('a token is rejected after logout, here without asking and after a restart by the service', async () => {
  const { data } = await logIn(emailOf('org'));
  const { token } = data.login.session;
  const calls = await bff.callsDuring(async () => {
    expect((await bff.ask('mutation { logout { loggedOut } }', { token })).data).toEqual({
      logout: { loggedOut: true },
    });
    for (const query of [VIEWER, '{ labels { totalCount } }', 'mutation { logout { loggedOut } }']) {
      expect((await bff.ask(query, { token })).code).toBe('UNAUTHENTICATED');
    }
  });
  expect(sign(calls)).toEqual(['POST /api/v1/users/logout']);
  // A new process knows nothing of what this one was told.
  const restarted = await startBff({}, bff);
  expect((await restarted.ask(VIEWER, { token })).code).toBe('UNAUTHENTICATED');
  const other = await logIn(emailOf('org'));
  expect((await restarted.ask(VIEWER, { token: other.data.login.session.token })).code).toBeUndefined();
  await restarted.close();
});

test('whoever signs out while the service fails is signed out here', async () => {
  const { data } = await logIn(emailOf('org'));
  const { token } = data.login.session;
  const own = await startBff({}, bff);
  await bff.standIns.product.fault({ path: '/api/v1/users/logout', kind: 'status', status: 500 });
  const { data: answer, errors } = await own.ask('mutation { logout { loggedOut } }', { token });
  expect({ answer, errors }).toEqual({ answer: { logout: { loggedOut: true } }, errors: [] });
  expect((await own.ask(VIEWER, { token })).code).toBe('UNAUTHENTICATED');
  await own.close();
});

again('a logout that the service failed to take is sent again until it does', async () => {
  const first = await startBff({ breakerOpenMs: 20 }, bff);
  const tokens = await Promise.all([1, 2].map(async () => (await logIn(emailOf('org'))).data.login.session.token));
  await bff.standIns.product.fault({ path: '/api/v1/users/logout', kind: 'status', status: 503 });
  for (const token of tokens) await first.ask('mutation { logout { loggedOut } }', { token });
  await bff.standIns.product.clearFaults();
  // A new process knows nothing of what the first remembers.
  const restarted = await startBff({ tokenTrustedMs: 1 }, bff);
  const codes = async () =>
    (await Promise.all(tokens.map((token) => restarted.ask(VIEWER, { token })))).map(({ code }) => code);
  await until('both are refused', async () => !(await codes()).includes(undefined));
  expect(await codes()).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED']);
  await Promise.all([first.close(), restarted.close()]);
});

test.each([
  ['none', undefined],
  ['another scheme', 'Basic YTpi'],
  ['two words', 'Bearer a b'],
  ['no token', 'Bearer '],
  ['a bare token', 'abc.def.ghi'],
  ['blanks in it', 'Bearer abc\tdef'],
  ['5000 characters', `Bearer ${'a'.repeat(5000)}`],
])('an Authorization header with %s is rejected and not forwarded', async (_name, authorization) => {
  const calls = await bff.callsDuring(async () => {
    const { code, data } = await bff.ask(VIEWER, { headers: authorization === undefined ? {} : { authorization } });
    expect({ code, data }).toEqual({ code: 'UNAUTHENTICATED', data: null });
  });
  expect(calls).toEqual([]);
});

test('the caller is identified by the product server and not by the claims of the token', async () => {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const forged = `${encode({ alg: 'none' })}.${encode({ sub: '1', role: 'admin', exp: 9999999999 })}.`;
  const calls = await bff.callsDuring(async () => {
    expect(
      (await bff.ask('{ companies { id } }', { token: forged, headers: { 'x-role': 'admin', 'x-user-id': '1' } })).code,
    ).toBe('UNAUTHENTICATED');
  });
  expect(sign(calls)).toEqual(['GET /api/v1/users/me']);
});

test('a cached token is dropped when the service rejects it', async () => {
  const { data } = await logIn(emailOf('org2'));
  const { token } = data.login.session;
  await bff.standIns.product.fault({ path: '/', kind: 'status', status: 401, times: 1 });
  expect((await bff.ask('{ labels { totalCount } }', { token })).code).toBe('UNAUTHENTICATED');
  const calls = await bff.callsDuring(() => bff.ask(VIEWER, { token }));
  expect(sign(calls)).toEqual(['GET /api/v1/users/me']);
});

test('concurrent requests with a new token cost one call for the caller', async () => {
  const { data } = await logIn(emailOf('konsultant2'));
  const other = await startBff({}, bff);
  const calls = await other.callsDuring(() =>
    Promise.all(Array.from({ length: 10 }, () => other.ask(VIEWER, { token: data.login.session.token }))),
  );
  expect(sign(calls)).toEqual(['GET /api/v1/users/me']);
  await other.close();
});
