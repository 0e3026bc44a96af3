import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { isAccessToken, needsSession } from '../../../domain/account/access-token.ts';
import type { Action } from '../../../domain/account/rights.ts';
import type { Database } from '../database/openDatabase.ts';
import { users } from '../database/schema/schema.ts';
import { bearerToken } from '../service/calls.ts';
import { HttpError } from '../service/httpError.ts';
import { useAccessToken } from './access-token.ts';
import { isRevoked } from './revokedTokens.ts';
import type { Audience, Tokens } from './tokens.ts';

/** The account whose token came with a request. */
export type Caller = typeof users.$inferSelect & {
  /** What the token may do when it is an access token; undefined for the token of a session. */
  accessToken?: { isReadOnly: boolean };
  /** The token of a session; undefined for an access token. `expiresAt` is in milliseconds since 1970. */
  session?: { token: string; expiresAt: number };
};

/** Finds the account that sent a request; throws a 401 when there is none. */
export type Authenticate = (request: FastifyRequest) => Promise<Caller>;

const invalidSession = () => new HttpError(401, 'Vaša sesija nije važeća. Prijavite se ponovo.');

/**
 * Rejects a token that was issued for another service, has expired, or is older than the password of its account. An
 * access token is no session: a change of the password does not end it, a deactivated account does.
 */
export function authenticator(db: Database, tokens: Tokens, audience: Audience): Authenticate {
  return async (request: FastifyRequest) => {
    const token = bearerToken(request);
    if (token === null) throw new HttpError(401, 'Niste prijavljeni. Prijavite se da biste pristupili.');
    if (audience === 'product-server' && isAccessToken(token)) return ownerOf(db, token);
    const claims = await tokens.verify(token, audience);
    const caller = claims ? await findUser(db, claims.userId) : undefined;
    if (!claims || !caller || (await isRevoked(db, token))) throw invalidSession();
    if (!caller.isActive) throw new HttpError(401, 'Nalog je deaktiviran.', undefined, 'ACCOUNT_DEACTIVATED');
    if (caller.passwordChangedAt && claims.issuedAt <= caller.passwordChangedAt.getTime()) {
      throw new HttpError(401, 'Lozinka je promenjena. Prijavite se ponovo.');
    }
    return { ...caller, session: { token, expiresAt: claims.expiresAt } };
  };
}

/** Throws a 403 when the caller came with an access token that does not allow what is asked. */
export function assertTokenAllows({ accessToken }: Caller, action: Action, method: string): void {
  if (!accessToken) return;
  if (needsSession(action, method !== 'GET'))
    throw new HttpError(403, 'Za ovo se prijavite; pristupni token to ne dozvoljava.');
  if (accessToken.isReadOnly && method !== 'GET' && !action.endsWith('.read'))
    throw new HttpError(403, 'Ovaj pristupni token sme samo da čita.');
}

async function ownerOf(db: Database, token: string): Promise<Caller> {
  const used = await useAccessToken(db, token, new Date());
  const owner = used && (await findUser(db, used.userId));
  if (!used || !owner?.isActive) throw new HttpError(401, 'Pristupni token nije važeći.');
  return { ...owner, accessToken: { isReadOnly: used.isReadOnly } };
}

async function findUser(db: Database, id: string): Promise<typeof users.$inferSelect | undefined> {
  return (await db.select().from(users).where(eq(users.id, id)))[0];
}
