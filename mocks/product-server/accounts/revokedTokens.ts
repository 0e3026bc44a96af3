import { createHash } from 'node:crypto';
import { eq, lte } from 'drizzle-orm';
import type { Database } from '../database/openDatabase.ts';
import { revokedTokens } from '../database/schema/revoked-token.ts';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Refuses a token until it expires, and forgets those that have. */
export async function revoke(db: Database, token: string, expiresAt: number): Promise<void> {
  await db.delete(revokedTokens).where(lte(revokedTokens.expiresAt, new Date()));
  await db
    .insert(revokedTokens)
    .values({ hash: hashOf(token), expiresAt: new Date(expiresAt) })
    .onConflictDoNothing();
}

/** Whether the session of a token was signed out. */
export async function isRevoked(db: Database, token: string): Promise<boolean> {
  const found = await db
    .select()
    .from(revokedTokens)
    .where(eq(revokedTokens.hash, hashOf(token)));
  return found.length > 0;
}
