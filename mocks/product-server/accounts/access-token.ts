import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { ACCESS_TOKEN_PREFIX } from '../../../domain/account/access-token.ts';
import type { Database } from '../database/openDatabase.ts';
import { accessTokens } from '../database/schema/access-token.ts';

/** The last use is noted once a minute, so that a busy tool does not write with every call. */
const NOTED_MS = 60_000;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A new token with 256 random bits, and its hash, under which it is kept. */
export function makeAccessToken(): { token: string; hash: string } {
  const token = ACCESS_TOKEN_PREFIX + randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token) };
}

/** The access token in force that somebody sent, and notes that it was used; undefined for any other text. */
export async function useAccessToken(
  db: Database,
  token: string,
  now: Date,
): Promise<typeof accessTokens.$inferSelect | undefined> {
  const [found] = await db
    .select()
    .from(accessTokens)
    .where(and(eq(accessTokens.hash, hashOf(token)), gt(accessTokens.expiresAt, now)));
  if (!found) return undefined;
  const wasNoted = lt(accessTokens.lastUsedAt, new Date(now.getTime() - NOTED_MS));
  if (!found.lastUsedAt || now.getTime() - found.lastUsedAt.getTime() > NOTED_MS)
    await db
      .update(accessTokens)
      .set({ lastUsedAt: now })
      .where(and(eq(accessTokens.id, found.id), or(isNull(accessTokens.lastUsedAt), wasNoted)));
  return found;
}
