import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { isIP } from 'node:net';
import type { Database } from '../database/openDatabase.ts';
import { logins, users } from '../database/schema/schema.ts';
import { forbidden, HttpError } from '../service/httpError.ts';
import type { Caller } from './authenticator.ts';
import { passwordMatches } from './passwords.ts';
import type { Audience, Tokens } from './tokens.ts';

export const MAX_LOGINS = 50;

/** Checks e-mail address and password and issues a token for one of the services. */
export async function logIn(
  db: Database,
  tokens: Tokens,
  audience: Audience,
  credentials: { email: string; password: string },
) {
  // Read before the password is checked, so that a change of password in between makes this token invalid.
  const issuedAt = Date.now();
  const [user] = await db.select().from(users).where(eq(users.email, credentials.email.trim().toLowerCase()));
  if (!(await passwordMatches(user?.passwordHash, credentials.password)) || !user)
    throw new HttpError(401, 'Pogrešna e-adresa ili lozinka', undefined, 'WRONG_CREDENTIALS');
  if (!user.isActive) throw forbidden('Nalog je deaktiviran.', 'ACCOUNT_DEACTIVATED');
  if (user.temporaryPasswordUntil && user.temporaryPasswordUntil.getTime() <= issuedAt)
    throw forbidden('Privremena lozinka je istekla. Zatražite novu.', 'TEMPORARY_PASSWORD_ENDED');
  return { user, ...(await tokens.sign({ userId: user.id, issuedAt }, audience)) };
}

/** Adds to the login statistics and keeps the newest 50. */
export async function recordLogin(db: Database, user: Caller, ip: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(logins).values({ userId: user.id, date: new Date(), ip: isIP(ip) ? ip : null });
    const oldestKept = tx
      .select({ id: logins.id })
      .from(logins)
      .where(eq(logins.userId, user.id))
      .orderBy(desc(logins.id))
      .limit(1)
      .offset(MAX_LOGINS - 1);
    await tx.delete(logins).where(and(eq(logins.userId, user.id), lt(logins.id, sql`(${oldestKept})`)));
  });
}
