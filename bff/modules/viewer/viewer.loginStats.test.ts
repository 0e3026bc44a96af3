import { emailOf, startBff, type TestBff } from '../../../tests/support/bff.ts';

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterEach(() => bff.standIns.product.clearFaults());
afterAll(() => bff.close());

const STATS = '{ viewer { id passwordChangedAt loginStats { at ip } } }';
interface Stats {
  viewer: { passwordChangedAt: string | null; loginStats: { at: string | null; ip: string | null }[] };
}
const respondWith = async (more: object) => {
  const user = { _id: '0123456789abcdef01234567', role: 'dcp', ...more };
  const body = { status: 'success', data: { data: { data: user } } };
  await bff.standIns.product.fault({ path: '/api/v1/users/me', kind: 'status', status: 200, body });
};
// A new token each time, so that the caller is read from the response above and not from the cache.
const readViewer = async () => (await bff.ask<Stats>(STATS, { token: `t${tokens++}` })).data.viewer;
let tokens = 0;

test('login statistics are sorted from newest to oldest', async () => {
  const { data } = await bff.askAs<Stats>('admin', STATS);
  expect(data.viewer.passwordChangedAt).toBe('2024-09-02T07:41:00.000Z');
  const times = data.viewer.loginStats.map(({ at }) => at);
  expect(times.length).toBeGreaterThan(2);
  expect(times).toEqual([...times].sort().reverse());
  expect(data.viewer.loginStats[0]?.ip).toBe('127.0.0.1');
});

test('incomplete and unsorted statistics are accepted', async () => {
  await respondWith({
    passwordChangedAt: 'once upon a time',
    loginStats: [
      { date: '2026-01-02T10:00:00+01:00', ip: '::1' },
      { date: 'never', ip: '' },
      { date: '2026-03-01', ip: '"><script>' },
      {},
    ],
  });
  expect(await readViewer()).toMatchObject({
    passwordChangedAt: null,
    loginStats: [
      { at: '2026-03-01T00:00:00.000Z', ip: '"><script>' },
      { at: '2026-01-02T09:00:00.000Z', ip: '::1' },
      { at: null, ip: null },
      { at: null, ip: null },
    ],
  });
});

test('missing statistics are empty, and long ones are cut', async () => {
  await respondWith({});
  expect(await readViewer()).toMatchObject({ passwordChangedAt: null, loginStats: [] });
  await bff.standIns.product.clearFaults();
  await respondWith({
    loginStats: Array.from({ length: 900 }, (_, day) => ({
      date: new Date(Date.UTC(2020, 0, day)).toISOString(),
      ip: '8.8.8.8',
    })),
  });
  const { loginStats } = await readViewer();
  expect(loginStats).toHaveLength(500);
  expect(loginStats[0]?.at).toBe(new Date(Date.UTC(2020, 0, 899)).toISOString());
});

test('a login response contains no statistics', async () => {
  const { data } = await bff.ask<{ login: { session: { user: { loginStats: null } } } }>(
    'mutation Login($input: LoginInput!) { login(input: $input) { session { user { id loginStats { at } } } } }',
    { variables: { input: { email: emailOf('dcp'), password: 'Demo@2026x' } } },
  );
  expect(data.login.session.user.loginStats).toBeNull();
});
