import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/openDatabase.ts';
import { users } from '../database/schema/schema.ts';
import { bearerToken } from '../service/calls.ts';
import { HttpError } from '../service/httpError.ts';
import type { Audience, Tokens } from './tokens.ts';

/** The account whose token came with a request. */
export type Caller = typeof users.$inferSelect;

/** Finds the account that sent a request; throws a 401 when there is none. */
export type Authenticate = (request: FastifyRequest) => Promise<Caller>;

/** Rejects a token that was issued for another service, has expired, or is older than the password of its account. */
export function authenticator(db: Database, tokens: Tokens, audience: Audience): Authenticate {
  return async (request: FastifyRequest) => {
    const token = bearerToken(request);
    if (token === null) throw new HttpError(401, 'You are not logged in. Please log in to get access.');
    const claims = await tokens.verify(token, audience);
    const caller = claims ? await findUser(db, claims.userId) : undefined;
    if (!claims || !caller?.isActive) throw new HttpError(401, 'Your session is not valid. Please log in again.');
    if (caller.passwordChangedAt && claims.issuedAt <= caller.passwordChangedAt.getTime()) {
      throw new HttpError(401, 'The password was changed. Please log in again.');
    }
    return caller;
  };
}

async function findUser(db: Database, id: string): Promise<Caller | undefined> {
  return (await db.select().from(users).where(eq(users.id, id)))[0];
}
