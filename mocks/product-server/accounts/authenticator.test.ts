import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { openDump, type OpenDatabase } from '../database/openDatabase.ts';
import { accessTokens } from '../database/schema/access-token.ts';
import { users } from '../database/schema/schema.ts';
import { accounts } from '../../demo-data/accounts.ts';
import { seedSnapshot } from '../../demo-data/seedSnapshot.ts';
import { makeAccessToken } from './access-token.ts';
import { authenticator } from './authenticator.ts';
import { createTokens } from './tokens.ts';

const tokens = createTokens(new Uint8Array(32), 1);
let open: OpenDatabase;
beforeAll(async () => {
  open = await openDump((await seedSnapshot(1)).dump);
});
afterAll(() => open.close());

const caller = async (userId: string, issuedAt: number) => {
  const { token } = await tokens.sign({ userId, issuedAt }, 'product-server');
  return authenticator(
    open.db,
    tokens,
    'product-server',
  )({ headers: { authorization: `Bearer ${token}` } } as FastifyRequest);
};

test('a token identifies its account', async () => {
  expect(await caller(accounts.dcp.id, Date.now())).toMatchObject({ email: accounts.dcp.email, role: 'dcp' });
});

describe('an access token', () => {
  const keep = async (userId: string, expiresInMs: number) => {
    const { token, hash } = makeAccessToken();
    const createdAt = new Date();
    const expiresAt = new Date(createdAt.getTime() + expiresInMs);
    const row = { id: hash.slice(0, 24), userId, name: 'Alat', hash, isReadOnly: true, createdAt, expiresAt };
    await open.db.insert(accessTokens).values(row);
    return token;
  };
  const ownerOf = (token: string, audience: 'product-server' | 'ai-server' = 'product-server') =>
    authenticator(open.db, tokens, audience)({ headers: { authorization: `Bearer ${token}` } } as FastifyRequest);

  test('identifies its owner and says that it may only read', async () => {
    const owner = await ownerOf(await keep(accounts.org2.id, 60_000));
    expect(owner).toMatchObject({ email: accounts.org2.email, accessToken: { isReadOnly: true } });
  });

  test.each([
    ['expired', () => keep(accounts.org2.id, -1)],
    ['of a deactivated account', () => keep(accounts['bivsi.konsultant'].id, 60_000)],
    ['made up', () => makeAccessToken().token],
  ])('%s is refused', async (_what, make) => {
    await expect(ownerOf(await make())).rejects.toMatchObject({ status: 401 });
  });

  test('is not for the AI server', async () => {
    await expect(ownerOf(await keep(accounts.org2.id, 60_000), 'ai-server')).rejects.toMatchObject({ status: 401 });
  });
});

test('the tokens of a deactivated or deleted account are invalid', async () => {
  await open.db.update(users).set({ isActive: false }).where(eq(users.id, accounts.dcp.id));
  await expect(caller(accounts.dcp.id, Date.now())).rejects.toMatchObject({ status: 401 });
  await expect(caller('0'.repeat(24), Date.now())).rejects.toMatchObject({ status: 401 });
});

test('a token issued before a change of password in the same second is invalid', async () => {
  const changedAt = Math.floor(Date.now() / 1000) * 1000 + 500;
  await open.db
    .update(users)
    .set({ passwordChangedAt: new Date(changedAt) })
    .where(eq(users.id, accounts.org.id));
  await expect(caller(accounts.org.id, changedAt - 1)).rejects.toMatchObject({ status: 401 });
  expect(await caller(accounts.org.id, changedAt + 1)).toMatchObject({ email: accounts.org.email });
});
