import { randomBytes } from 'node:crypto';
import { and, desc, eq, gt } from 'drizzle-orm';
import { decodeHTMLStrict } from 'entities';
import { MAX_ACCESS_TOKEN_NAME_LENGTH, MAX_ACCESS_TOKENS } from '../../../../domain/account/access-token.ts';
import type { components, operations } from '../../../../schema/rest/product-server.generated.ts';
import { makeAccessToken } from '../../accounts/access-token.ts';
import type { Database } from '../../database/openDatabase.ts';
import { accessTokens } from '../../database/schema/access-token.ts';
import { users } from '../../database/schema/schema.ts';
import { invalidInput, notFound } from '../../service/httpError.ts';
import type { Operations } from '../../service/operation.ts';

const DAY_MS = 86_400_000;

const tokenBody = (row: typeof accessTokens.$inferSelect): components['schemas']['AccessToken'] => ({
  _id: row.id,
  naziv: row.name,
  samoCitanje: row.isReadOnly,
  napravljen: row.createdAt.toISOString(),
  istice: row.expiresAt.toISOString(),
  koriscen: row.lastUsedAt?.toISOString() ?? null,
});

/** The name as it was typed; throws a 422 for one that is too long. */
function nameOf(written: string): string {
  const name = decodeHTMLStrict(written);
  if (name.length > MAX_ACCESS_TOKEN_NAME_LENGTH)
    throw invalidInput({
      path: 'naziv',
      message: `Naziv tokena ima najviše ${MAX_ACCESS_TOKEN_NAME_LENGTH} znakova.`,
    });
  return name;
}

/** Those of a person that are in force, the newest first. */
const inForce = (db: Database, userId: string) =>
  db
    .select()
    .from(accessTokens)
    .where(and(eq(accessTokens.userId, userId), gt(accessTokens.expiresAt, new Date())))
    .orderBy(desc(accessTokens.createdAt), desc(accessTokens.id));

/** The tokens with which tools of the caller work in the caller's name. */
export function accessTokenOperations(
  db: Database,
): Operations<Pick<operations, 'listAccessTokens' | 'createAccessToken' | 'revokeAccessToken'>> {
  return {
    listAccessTokens: {
      action: 'account.accessTokens',
      run: async (_input, caller) => ({
        status: 'success',
        data: { data: (await inForce(db, caller.id)).map(tokenBody) },
      }),
    },

    createAccessToken: {
      action: 'account.accessTokens',
      async run({ body }, caller) {
        const { token, hash } = makeAccessToken();
        const createdAt = new Date();
        const row = {
          id: randomBytes(12).toString('hex'),
          userId: caller.id,
          name: nameOf(body.naziv),
          hash,
          isReadOnly: body.samoCitanje,
          createdAt,
          expiresAt: new Date(createdAt.getTime() + body.dana * DAY_MS),
          lastUsedAt: null,
        };
        await db.transaction(async (tx) => {
          // Of two that are made at once, the second counts the first.
          await tx.select({ id: users.id }).from(users).where(eq(users.id, caller.id)).for('update');
          if ((await inForce(tx, caller.id)).length >= MAX_ACCESS_TOKENS)
            throw invalidInput({
              path: 'naziv',
              message: `Najviše ${MAX_ACCESS_TOKENS} pristupnih tokena može da važi istovremeno.`,
              kod: 'TOO_MANY_ACCESS_TOKENS',
            });
          await tx.insert(accessTokens).values(row);
        });
        return { status: 'success', data: { data: tokenBody(row), token } };
      },
    },

    revokeAccessToken: {
      action: 'account.accessTokens',
      async run({ path }, caller) {
        const removed = await db
          .delete(accessTokens)
          .where(
            and(
              eq(accessTokens.id, path.id.toLowerCase()),
              eq(accessTokens.userId, caller.id),
              gt(accessTokens.expiresAt, new Date()),
            ),
          )
          .returning({ id: accessTokens.id });
        if (removed.length === 0) throw notFound();
        return { status: 'success' };
      },
    },
  };
}
