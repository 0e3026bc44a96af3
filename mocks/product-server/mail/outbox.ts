import { randomBytes } from 'node:crypto';
import { isNotNull } from 'drizzle-orm';
import { addressKey, checkAddress } from '../../../domain/mail/checkAddress.ts';
import type { Caller } from '../accounts/authenticator.ts';
import type { Database } from '../database/openDatabase.ts';
import { messageFiles, messageRecipients, messages } from '../database/schema/message.ts';

/** The name in notices that nobody wrote. */
const NOTICE_NAME = 'Dosije';

/** A file that is copied into the document store for one message. */
export type AttachedFile = Pick<typeof messageFiles.$inferSelect, 'name' | 'mediaType' | 'size' | 'file'>;

export interface NewMessage {
  /** Null for a notice that nobody wrote. */
  sender: Pick<Caller, 'id' | 'name' | 'email'> | null;
  /** Of a form: what it made once, and the hash of what came with it. */
  request?: { key: string; hash: string };
  to: readonly string[];
  cc?: readonly string[];
  bcc?: readonly string[];
  subject: string;
  text: string;
  files?: readonly AttachedFile[];
}

/** Recipients in order, each address once: the first place in which it stands counts. */
function recipientsOf({ to, cc = [], bcc = [] }: NewMessage) {
  const seen = new Set<string>();
  return [
    ...to.map((address) => ({ kind: 'TO' as const, address })),
    ...cc.map((address) => ({ kind: 'CC' as const, address })),
    ...bcc.map((address) => ({ kind: 'BCC' as const, address })),
  ].filter(({ address }) => {
    const isNew = !seen.has(addressKey(address));
    seen.add(addressKey(address));
    return isNew;
  });
}

/**
 * Puts a message into the outbox, from which the `MailWorker` sends it, and returns its id. Within a transaction it is
 * sent only when that is committed. Throws for an address that is none.
 */
export async function putIntoOutbox(db: Database, message: NewMessage, now: Date): Promise<string> {
  const recipients = recipientsOf(message);
  for (const { address } of recipients) {
    const error = checkAddress(address);
    if (error) throw new RangeError(`A message cannot be sent to this address: ${error}`);
  }
  const { sender, request, subject, text, files = [] } = message;
  const id = randomBytes(12).toString('hex');
  await db.transaction(async (tx) => {
    await tx.insert(messages).values({
      id,
      senderId: sender?.id ?? null,
      fromName: sender?.name ?? NOTICE_NAME,
      replyTo: sender && checkAddress(sender.email) === null ? sender.email : null,
      requestKey: request?.key ?? null,
      requestHash: request?.hash ?? null,
      subject,
      body: text,
      mimeId: `<${id}.${randomBytes(8).toString('hex')}@dosije>`,
      state: 'QUEUED',
      createdAt: now,
      queuedAt: now,
      queuedBy: sender?.id ?? null,
      nextAttemptAt: now,
    });
    await tx
      .insert(messageRecipients)
      .values(
        recipients.map((recipient, position) => ({ ...recipient, messageId: id, position, state: 'QUEUED' as const })),
      );
    if (files.length > 0)
      await tx.insert(messageFiles).values(
        files.map((file, position) => ({
          ...file,
          id: randomBytes(12).toString('hex'),
          messageId: id,
          position,
          addedBy: sender?.id ?? null,
          addedAt: now,
        })),
      );
  });
  return id;
}

/** The attachments of messages, which are not to be removed from the store. */
export const filesOfMessages = async (db: Database): Promise<string[]> =>
  (await db.select({ file: messageFiles.file }).from(messageFiles).where(isNotNull(messageFiles.messageId))).map(
    ({ file }) => file,
  );
