import { createHash, randomBytes } from 'node:crypto';
import { and, count, desc, eq, gt, inArray, ne } from 'drizzle-orm';
import { MAX_FILE_BYTES } from '../../../../domain/limits.ts';
import { MAIL_LIMITS } from '../../../../domain/mail/limits.ts';
import type { operations } from '../../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { messageFiles, messageRecipients, messages, MESSAGE_STATES } from '../../database/schema/message.ts';
import { users } from '../../database/schema/schema.ts';
import { acceptDocument } from '../../files/acceptDocument.ts';
import { conflict, HttpError, invalidInput, notFound } from '../../service/httpError.ts';
import type { Operations } from '../../service/operation.ts';
import { assertSafeName, decodeName } from '../document-folder/documentRules.ts';
import type { ProductDependencies } from '../../productDependencies.ts';
import { copyAttachments, removeUnsentFiles } from './attachments.ts';
import { type MailWay, type MailWorker, stateOf } from '../../mail/mailWorker.ts';
import { messageBody, stateWords, wayWords } from './messageMapping.ts';
import { lockMessage, visibleTo, withParts } from './messageQueries.ts';
import { putIntoOutbox } from '../../mail/outbox.ts';
import { readLetter } from '../../mail/readLetter.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Ours: 20,000 characters of up to four bytes, with escapes, and the rest. */
const BODY_LIMIT = 300 * 1024;
const PAGE_SIZE = 20;

/**
 * Throws a 429 with the time when a person has put as many messages into the outbox within an hour as allowed, not
 * counting one that is retried.
 */
async function assertWithinRate(tx: Database, personId: string, now: Date, retried = ''): Promise<void> {
  // Of two that are sent at once, the second counts the first.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, personId)).for('update');
  const sent = await tx
    .select({ queuedAt: messages.queuedAt })
    .from(messages)
    .where(
      and(
        eq(messages.queuedBy, personId),
        gt(messages.queuedAt, new Date(now.getTime() - HOUR_MS)),
        ne(messages.id, retried),
      ),
    )
    .orderBy(desc(messages.queuedAt))
    .limit(MAIL_LIMITS.perHour);
  const oldest = sent[MAIL_LIMITS.perHour - 1];
  if (!oldest) return;
  const seconds = Math.max(1, Math.ceil((oldest.queuedAt.getTime() + HOUR_MS - now.getTime()) / 1000));
  throw new HttpError(
    429,
    `Najviše ${MAIL_LIMITS.perHour} poruka za sat vremena.`,
    undefined,
    'TOO_MANY_MESSAGES',
    seconds,
  );
}

async function answer(db: Database, id: string) {
  const [found] = await withParts(db, await db.select().from(messages).where(eq(messages.id, id)));
  if (!found) throw notFound();
  return { status: 'success', data: { data: messageBody(found) } };
}

/** The message that came with the same key before; throws a 409 when another one did. */
async function sentBefore(tx: Database, caller: Caller, key: string, hash: string): Promise<string | null> {
  const [before] = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.senderId, caller.id), eq(messages.requestKey, key)));
  if (before && before.requestHash !== hash)
    throw conflict('Poruka iz ovog obrasca je već poslata.', 'MESSAGE_ALREADY_SENT');
  return before?.id ?? null;
}

const listMessages = (db: Database, way: MailWay): Operations<operations>['listMessages'] => ({
  action: 'message.read',
  async run({ query }, caller) {
    const { page = 1, limit = PAGE_SIZE, stanje } = query;
    const state = MESSAGE_STATES.find((one) => stateWords[one] === stanje);
    const condition = and(visibleTo(db, caller), state && eq(messages.state, state));
    const [counted] = await db.select({ total: count() }).from(messages).where(condition);
    const rows = await db
      .select()
      .from(messages)
      .where(condition)
      .orderBy(desc(messages.number))
      .offset((page - 1) * limit)
      .limit(limit);
    return {
      status: 'success',
      results: counted?.total ?? 0,
      slanje: wayWords[way],
      data: { data: (await withParts(db, rows)).map(messageBody) },
    };
  },
});

const sendMessage = (dependencies: ProductDependencies, worker: MailWorker): Operations<operations>['sendMessage'] => ({
  action: 'message.send',
  bodyLimit: BODY_LIMIT,
  async run({ body, headers }, caller) {
    const { db, documents } = dependencies;
    const key = headers['Idempotency-Key'];
    const hash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
    const before = await sentBefore(db, caller, key, hash);
    if (before !== null) return answer(db, before);
    const letter = readLetter(body);
    const now = worker.now();
    const files = await copyAttachments(dependencies, body.prilozi ?? [], caller);
    let isNew = false;
    try {
      const stored = await db.transaction(async (tx) => {
        await tx.select({ id: users.id }).from(users).where(eq(users.id, caller.id)).for('update');
        const sent = await sentBefore(tx, caller, key, hash);
        if (sent !== null) return { id: sent, isNew: false };
        await assertWithinRate(tx, caller.id, now);
        return {
          id: await putIntoOutbox(tx, { ...letter, sender: caller, request: { key, hash }, files }, now),
          isNew: true,
        };
      });
      isNew = stored.isNew;
      worker.wake();
      return await answer(db, stored.id);
    } finally {
      if (!isNew) await documents.remove(files.map(({ file }) => file));
    }
  },
});

const retryMessage = (db: Database, worker: MailWorker): Operations<operations>['retryMessage'] => ({
  action: 'message.send',
  async run({ path }, caller) {
    const now = worker.now();
    const id = await db.transaction(async (tx) => {
      const { row, recipients } = await lockMessage(tx, path.id, caller);
      if (row.state === 'SENDING' || row.state === 'ACCEPTED')
        throw conflict('Ova poruka se upravo šalje ili više nema koga da čeka.', 'MESSAGE_NOT_WAITING');
      // Whom it was cancelled for gets it no more.
      const missing = recipients
        .filter(({ state }) => state === 'FAILED' || state === 'QUEUED')
        .map(({ position }) => position);
      if (missing.length === 0)
        throw conflict('Ova poruka se upravo šalje ili više nema koga da čeka.', 'MESSAGE_NOT_WAITING');
      await assertWithinRate(tx, caller.id, now, row.id);
      await tx
        .update(messageRecipients)
        .set({ state: 'QUEUED' })
        .where(and(eq(messageRecipients.messageId, row.id), inArray(messageRecipients.position, missing)));
      await tx
        .update(messages)
        .set({ state: 'QUEUED', attempts: 0, queuedAt: now, queuedBy: caller.id, nextAttemptAt: now })
        .where(eq(messages.id, row.id));
      return row.id;
    });
    worker.wake();
    return answer(db, id);
  },
});

const cancelMessage = (db: Database): Operations<operations>['cancelMessage'] => ({
  action: 'message.send',
  async run({ path }, caller) {
    const id = await db.transaction(async (tx) => {
      const { row, recipients } = await lockMessage(tx, path.id, caller);
      if (row.state !== 'QUEUED')
        throw conflict('Ova poruka se upravo šalje ili više nema koga da čeka.', 'MESSAGE_NOT_WAITING');
      for (const recipient of recipients) if (recipient.state === 'QUEUED') recipient.state = 'CANCELLED';
      await tx
        .update(messageRecipients)
        .set({ state: 'CANCELLED' })
        .where(and(eq(messageRecipients.messageId, row.id), eq(messageRecipients.state, 'QUEUED')));
      await tx
        .update(messages)
        .set({ state: stateOf(recipients) })
        .where(eq(messages.id, row.id));
      return row.id;
    });
    return answer(db, id);
  },
});

const addMessageFile = (
  dependencies: ProductDependencies,
  worker: MailWorker,
): Operations<operations>['addMessageFile'] => ({
  action: 'message.send',
  fileLimit: MAX_FILE_BYTES.pifFile,
  filesTo: dependencies.documents.incoming,
  async run({ body, spooled }, caller) {
    const { db, documents } = dependencies;
    const upload = spooled.get('fajl');
    if (!upload) throw invalidInput({ path: 'fajl', message: 'Pošaljite prilog kao fajl.' });
    const { mediaType, size } = await acceptDocument(upload.path);
    const name = decodeName(body.naziv);
    assertSafeName(name, mediaType);
    const now = worker.now();
    await removeUnsentFiles(dependencies, new Date(now.getTime() - DAY_MS));
    const file = await documents.keep(upload.path);
    try {
      const id = randomBytes(12).toString('hex');
      await db.insert(messageFiles).values({ id, name, mediaType, size, file, addedBy: caller.id, addedAt: now });
      return { status: 'success', data: { data: { _id: id, naziv: name, velicina: size } } };
    } catch (error) {
      await documents.remove([file]);
      throw error;
    }
  },
});

/** The outbox of the caller. */
export function messageOperations(
  dependencies: ProductDependencies,
  worker: MailWorker,
  way: MailWay,
): Operations<Pick<operations, 'listMessages' | 'sendMessage' | 'retryMessage' | 'cancelMessage' | 'addMessageFile'>> {
  return {
    listMessages: listMessages(dependencies.db, way),
    sendMessage: sendMessage(dependencies, worker),
    retryMessage: retryMessage(dependencies.db, worker),
    cancelMessage: cancelMessage(dependencies.db),
    addMessageFile: addMessageFile(dependencies, worker),
  };
}
