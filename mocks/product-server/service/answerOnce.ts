import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../database/openDatabase.ts';
import { createAnswers } from '../database/schema/create-answer.ts';
import { conflict } from './httpError.ts';
import type { AnyOperation } from './operation.ts';

/** How long a key is remembered: a form that waits longer for its answer is opened anew. */
const KEPT_MS = 24 * 60 * 60 * 1000;
/** How long a second send waits for the first one, and how often it looks. */
const WAIT_MS = 10_000;
const LOOK_MS = 50;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const secretOf = (key: string): Buffer => Buffer.from(hkdfSync('sha256', key, '', 'create-answer', 32));

/** An answer may hold a temporary password, so that only the key that its caller has opens it. */
function seal(key: string, answer: unknown): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', secretOf(key), nonce);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(answer)), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

function open(key: string, sealed: string): unknown {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', secretOf(key), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString());
}

/** The hash of what is created. A picture that is sent a second time has another name and is the same one. */
const hashOf = (body: unknown): string =>
  sha256(JSON.stringify(body, (name, value: unknown) => (name === 'photo' || name === 'logo' ? undefined : value)));

type Run = Extract<AnyOperation, { action: unknown }>['run'];

/**
 * An operation that creates a record, once for each key of a person: a second send of the same key and body gets the
 * first answer, and waits for it if need be. 409 for another body, and where it is not known whether the first send was
 * carried out, because the service was stopped meanwhile. A refused create may be sent again with the same key.
 */
function answerOnce(db: Database, operation: string, run: Run): Run {
  return async (input, caller) => {
    const { 'Idempotency-Key': key } = input.headers as { 'Idempotency-Key'?: string };
    if (key === undefined) return run(input, caller);
    await db.delete(createAnswers).where(lt(createAnswers.askedAt, new Date(Date.now() - KEPT_MS)));
    const row = { userId: caller.id, operation, key: sha256(key), body: hashOf(input.body) };
    const isRow = and(
      eq(createAnswers.userId, row.userId),
      eq(createAnswers.operation, operation),
      eq(createAnswers.key, row.key),
    );
    for (const until = Date.now() + WAIT_MS; Date.now() < until; await sleep(LOOK_MS)) {
      const [mine] = await db
        .insert(createAnswers)
        .values({ ...row, askedAt: new Date() })
        .onConflictDoNothing()
        .returning({ key: createAnswers.key });
      if (mine) {
        try {
          const answer = await run(input, caller);
          await db
            .update(createAnswers)
            .set({ answer: seal(key, answer) })
            .where(isRow);
          return answer;
        } catch (error) {
          await db.delete(createAnswers).where(isRow);
          throw error;
        }
      }
      const [before] = await db.select().from(createAnswers).where(isRow);
      if (before && before.body !== row.body)
        throw conflict('Ovo je već sačuvano s drugim podacima. Pogledajte spisak.', 'STORED_OTHERWISE');
      if (before?.answer) return open(key, before.answer);
      // The service was stopped while it created the record.
      if (before && Date.now() - before.askedAt.getTime() > WAIT_MS) break;
    }
    throw conflict('Ne zna se da li je ovo već sačuvano. Pogledajte spisak pre novog pokušaja.', 'STORING_UNKNOWN');
  };
}

/** What a form creates. Messages have a key of their own, which also stands with the message. */
const CREATES = [
  'createLabel',
  'createRawMaterial',
  'createFormula',
  'createFragranceMaterial',
  'createPif',
  'createCompany',
  'createUser',
];

/** Makes the operations that create a record answer a key once. */
export const withCreateKeys = (db: Database, operations: Record<string, AnyOperation>): Record<string, AnyOperation> =>
  Object.fromEntries(
    Object.entries(operations).map(([id, operation]) => [
      id,
      'action' in operation && CREATES.includes(id)
        ? { ...operation, run: answerOnce(db, id, (input, caller) => operation.run(input, caller)) }
        : operation,
    ]),
  );
