import { DEFAULT_LIFETIME_MS, toExpiresAt, parseSession, serializeSession, type Session } from './sessionFormat.ts';

const now = Date.UTC(2026, 10, 21, 8);
const session: Session = {
  user: {
    id: '64b7f0c2a1d3e4f5a6b7c8d9',
    name: 'Jelena Petrović',
    email: 'jelena@lavanda.rs',
    role: 'orgAdmin',
    photoUrl: '/files/users/1.webp',
    company: { id: '64b7f0c2a1d3e4f5a6b7c8da', name: 'Lavanda', logoUrl: null },
    selectedCompanyId: 'Sve',
  },
  token: 'product-token',
  aiToken: 'ai-token',
  aiUser: { id: '7' },
  expiresAt: now + 1000,
};
const stored = JSON.parse(serializeSession(session)) as Record<string, unknown>;
const without = (name: string) => JSON.stringify({ ...stored, [name]: undefined });

let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warn.mockRestore());

test('a session is stored under the names of the specification', () => {
  expect(Object.keys(stored).sort()).toEqual(['expiration', 'flaskUser', 'flask_token', 'token', 'userData']);
  expect(stored.userData).toEqual({
    _id: session.user.id,
    name: session.user.name,
    email: session.user.email,
    role: 'orgAdmin',
    photo: '/files/users/1.webp',
    firma: { _id: '64b7f0c2a1d3e4f5a6b7c8da', ime: 'Lavanda', logo: null },
    fastFirmaId: 'Sve',
  });
  expect(stored.expiration).toBe(now + 1000);
  expect(parseSession(JSON.stringify(stored), now)).toEqual(session);
  expect(warn).not.toHaveBeenCalled();
});

test('an empty storage is no session and logs nothing', () => {
  expect(parseSession(null, now)).toBeNull();
  expect(warn).not.toHaveBeenCalled();
});

test('an expired session is not restored', () => {
  expect(parseSession(JSON.stringify({ ...stored, expiration: now }), now)).toBeNull();
  expect(parseSession(JSON.stringify({ ...stored, expiration: now + 1 }), now)).not.toBeNull();
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  ['', 'not JSON'],
  ['{', 'incomplete JSON'],
  ['null', 'null'],
  ['[]', 'an array'],
  ['"userData"', 'a string'],
  [without('token'), 'no token'],
  [without('userData'), 'no person'],
  [without('expiration'), 'no expiry'],
  [JSON.stringify({ ...stored, token: 7 }), 'a number as token'],
  [JSON.stringify({ ...stored, expiration: '1795000000000' }), 'a string as expiry'],
  [JSON.stringify({ ...stored, expiration: null }), 'null as expiry'],
  [JSON.stringify(stored).replace(/"expiration":\d+/, '"expiration":1e999'), 'an infinite expiry'],
  [JSON.stringify({ ...stored, expiration: now + 401 * 24 * 3_600_000 }), 'an expiry in more than 400 days'],
  [JSON.stringify({ ...stored, userData: { ...session.user, role: 'root' } }), 'a role that does not exist'],
  ['{"__proto__":{"token":"x"},"userData":{"__proto__":{"role":"admin"}}}', 'an inherited session'],
])('%j is ignored with a warning: %s', (text) => {
  expect(parseSession(text, now)).toBeNull();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(String(warn.mock.calls[0])).not.toContain('product-token');
  expect(({} as Record<string, unknown>).token).toBeUndefined();
});

test('invalid optional values are left out of a restored session', () => {
  const odd = { ...stored, flask_token: 5, userData: { role: 'dcp', name: ['x'], firma: 'Lavanda', fastFirmaId: {} } };
  expect(parseSession(JSON.stringify(odd), now)).toEqual({
    ...session,
    aiToken: null,
    user: { id: '', name: null, email: null, role: 'dcp', photoUrl: null, company: null, selectedCompanyId: null },
  });
});

test('a session without a valid expiry lasts 9 hours', () => {
  expect(DEFAULT_LIFETIME_MS).toBe(32_400_000);
  expect(toExpiresAt(undefined, now)).toBe(now + 32_400_000);
  expect(toExpiresAt('soon', now)).toBe(now + 32_400_000);
  expect(toExpiresAt(new Date(now - 1).toISOString(), now)).toBe(now + 32_400_000);
  expect(toExpiresAt('9999-12-31T00:00:00.000Z', now)).toBe(now + 32_400_000);
  expect(toExpiresAt(new Date(now + 60_000).toISOString(), now)).toBe(now + 60_000);
});
