import fc from 'fast-check';
import { roles } from '../../../domain/account/roles.ts';
import { parseSession, serializeSession, type Session } from './sessionFormat.ts';

const now = Date.UTC(2026, 10, 21, 8);
const DAY_MS = 24 * 3_600_000;
const session: Session = {
  user: {
    id: '64b7f0c2a1d3e4f5a6b7c8d9',
    name: 'Jelena Petrović',
    email: 'jelena@lavanda.rs',
    role: 'orgAdmin',
    photoUrl: '/files/users/1.webp',
    company: { id: '64b7f0c2a1d3e4f5a6b7c8da', name: 'Lavanda', logoUrl: '/files/logos/1.webp' },
    selectedCompanyId: 'Sve',
  },
  token: 'product-token',
  aiToken: 'ai-token',
  aiUser: { id: '7' },
  expiresAt: now + 1000,
};
const stored = JSON.parse(serializeSession(session)) as Record<string, unknown> & { userData: Record<string, unknown> };

let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  warn.mockRestore();
  expect(Object.keys(Object.prototype)).toEqual([]);
});

/** Reading a stored text never throws, and a restored session is complete and not expired. */
function expectSound(text: string): Session | null {
  warn.mockClear();
  const found = parseSession(text, now);
  if (found === null) return null;
  const { user, token, aiToken, expiresAt } = found;
  expect(warn).not.toHaveBeenCalled();
  expect(roles).toContain(user.role);
  expect(token).toMatch(/^[^]+$/);
  expect(expiresAt).toBeGreaterThan(now);
  expect(expiresAt).toBeLessThanOrEqual(now + 400 * DAY_MS);
  expect(typeof user.id).toBe('string');
  for (const value of [
    aiToken,
    user.name,
    user.email,
    user.photoUrl,
    user.selectedCompanyId,
    user.company?.name,
    user.company?.logoUrl,
  ]) {
    expect(['string', 'object', 'undefined']).toContain(typeof value);
    expect(value === null || value === undefined || value !== '').toBe(true);
  }
  for (const address of [user.photoUrl, user.company?.logoUrl]) expect(address ?? '/').toMatch(/^\/(?!\/)[\w./-]*$/);
  return found;
}

const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(
    '',
    'null',
    '__proto__',
    'constructor',
    '<img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '//evil.example/a.png',
    '/\\evil.example',
    '/\t/evil.example',
    -1,
    0,
    1e99,
    1e308,
    '1795000000000',
    [],
    {},
    [[]],
    true,
  ),
);

test('any stored text is read safely', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (text) => void expectSound(text)),
    { seed: 1, numRuns: 1000 },
  );
});

test('a session with any one value replaced is read safely', () => {
  const outside = fc
    .tuple(fc.constantFrom(...Object.keys(stored)), odd)
    .map(([name, value]) => ({ ...stored, [name]: value }));
  const inside = fc
    .tuple(fc.constantFrom(...Object.keys(stored.userData)), odd)
    .map(([name, value]) => ({ ...stored, userData: { ...stored.userData, [name]: value } }));
  const cut = fc.nat(JSON.stringify(stored).length).map((length) => JSON.stringify(stored).slice(0, length));
  fc.assert(
    fc.property(
      fc.oneof(
        outside.map((one) => JSON.stringify(one)),
        inside.map((one) => JSON.stringify(one)),
        cut,
      ),
      (text) => void expectSound(text),
    ),
    { seed: 1, numRuns: 3000 },
  );
});

test('a session is restored only if its expiry is a plausible future time', () => {
  const ends = fc.oneof(
    fc.double(),
    fc.integer({ min: now - 10 * DAY_MS, max: now + 500 * DAY_MS }),
    fc.constantFrom(now, now + 1, now - 1, now + 400 * DAY_MS, now + 400 * DAY_MS + 1, -now, 1e99),
    odd,
  );
  fc.assert(
    fc.property(ends, (expiration) => {
      const ahead = typeof expiration === 'number' && expiration > now && expiration <= now + 400 * DAY_MS;
      expect(expectSound(JSON.stringify({ ...stored, expiration }))?.expiresAt).toBe(ahead ? expiration : undefined);
    }),
    { seed: 1, numRuns: 1000 },
  );
});

test.each([
  ['a string of 5 MB', JSON.stringify('x'.repeat(5e6))],
  ['a name of 5 MB', JSON.stringify({ ...stored, userData: { ...stored.userData, name: 'x'.repeat(5e6) } })],
  ['100,000 nested arrays', '['.repeat(1e5)],
  [
    'nested arrays instead of a person',
    `{"token":"a","expiration":${now + 1},"userData":${'['.repeat(1e5)}${']'.repeat(1e5)}}`,
  ],
  ['a polluted prototype', '{"__proto__":{"token":"x","polluted":1},"constructor":{"prototype":{"polluted":1}}}'],
  ['a newer version', JSON.stringify({ version: 99, session: stored })],
])('%s is read safely', (_what, text) => {
  expectSound(text);
});

test('a restored session is stored and restored unchanged', () => {
  fc.assert(
    fc.property(fc.tuple(fc.constantFrom(...Object.keys(stored.userData)), odd), ([name, value]) => {
      const found = parseSession(JSON.stringify({ ...stored, userData: { ...stored.userData, [name]: value } }), now);
      expect(found && parseSession(serializeSession(found), now)).toEqual(found);
    }),
    { seed: 1, numRuns: 500 },
  );
});
