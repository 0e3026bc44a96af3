import { and, asc, eq, lt, lte, or } from 'drizzle-orm';
import { addressKey } from '../../../domain/mail/checkAddress.ts';
import { log } from '../../log.ts';
import type { Database } from '../database/openDatabase.ts';
import { type MAIL_WAYS, messageFiles, messageRecipients, messages } from '../database/schema/message.ts';
import type { DocumentStore } from '../files/documentStore.ts';
import type { HandOver, Letter, Outcome } from './mailServer.ts';

type Message = typeof messages.$inferSelect;
type Recipient = typeof messageRecipients.$inferSelect;
/** How messages leave: over a mail server, or into a folder of this process. */
export type MailWay = (typeof MAIL_WAYS)[number];

const MINUTE_MS = 60_000;
/** Waiting before each further try, and after the last of them: design of companies, users and e-mail, section 8. */
const WAITS_MS = [1, 5, 15, 60, 240].map((minutes) => minutes * MINUTE_MS);
const LAST_WAIT_MS = 240 * MINUTE_MS;
const GIVE_UP_MS = 24 * 60 * MINUTE_MS;
/** Our figure: one try ends within this time, so that its lease is over only when its process died. */
const TRY_MS = 5 * MINUTE_MS;
const LEASE_MS = 10 * MINUTE_MS;

/** When the next try is due; null when the message is given up. */
function nextTry({ attempts, queuedAt }: Message, now: Date): Date | null {
  const due = now.getTime() + (WAITS_MS[attempts - 1] ?? LAST_WAIT_MS);
  return due > queuedAt.getTime() + GIVE_UP_MS ? null : new Date(due);
}

/** The state of a message by those of its recipients. */
export function stateOf(recipients: readonly Pick<Recipient, 'state'>[]): Message['state'] {
  const has = (state: Recipient['state']) => recipients.some((one) => one.state === state);
  if (has('QUEUED')) return 'QUEUED';
  if (has('ACCEPTED')) return has('FAILED') || has('CANCELLED') ? 'PARTLY' : 'ACCEPTED';
  return has('FAILED') ? 'FAILED' : 'CANCELLED';
}

/** Hands the messages of the outbox to the mail server, one after the other. */
export class MailWorker {
  readonly #db: Database;
  readonly #documents: Pick<DocumentStore, 'read'>;
  readonly #handOver: HandOver;
  readonly #way: MailWay;
  readonly #clock: () => Date;
  readonly #stop = new AbortController();
  #running: Promise<void> | null = null;
  /** Id of the message that is being tried. */
  #current: string | null = null;

  constructor(
    dependencies: { db: Database; documents: Pick<DocumentStore, 'read'>; handOver: HandOver; way: MailWay },
    clock = () => new Date(),
  ) {
    this.#db = dependencies.db;
    this.#documents = dependencies.documents;
    this.#handOver = dependencies.handOver;
    this.#way = dependencies.way;
    this.#clock = clock;
  }

  now(): Date {
    return this.#clock();
  }

  /** Frees what a process had that was killed: at the start of the only one that sends from this database. */
  async recover(): Promise<void> {
    await this.#db.update(messages).set({ state: 'QUEUED', leaseUntil: null }).where(eq(messages.state, 'SENDING'));
  }

  /** Sends in the background what is due. */
  wake(): void {
    if (this.#stop.signal.aborted) return;
    this.#running ??= this.#sendAll()
      .catch((error: unknown) => {
        if (!this.#stop.signal.aborted) log.error(error, 'the outbox cannot be sent', { message: this.#current });
      })
      .finally(() => (this.#running = null));
  }

  /** Cancels a try that is under way, which counts as a lost connection, and waits until it is noted. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  async #sendAll(): Promise<void> {
    while (!this.#stop.signal.aborted && (await this.step()));
  }

  /** Tries the message that has waited longest; false when none is due. */
  async step(): Promise<boolean> {
    const message = await this.#claim();
    this.#current = message?.id ?? null;
    if (!message) return false;
    const recipients = await this.#db
      .select()
      .from(messageRecipients)
      .where(eq(messageRecipients.messageId, message.id))
      .orderBy(asc(messageRecipients.position));
    const letter = await this.#letterOf(message, recipients);
    const outcomes =
      letter && (await this.#handOver(letter, AbortSignal.any([this.#stop.signal, AbortSignal.timeout(TRY_MS)])));
    await this.#record(message, (address) =>
      outcomes
        ? (outcomes.get(addressKey(address)) ?? { result: 'LATER', answer: '' })
        : { result: 'REFUSED', answer: 'An attachment is gone.' },
    );
    return true;
  }

  /** Takes a message that is due, or that a dead worker left, under a lease. */
  async #claim(): Promise<Message | undefined> {
    const now = this.#clock();
    return this.#db.transaction(async (tx) => {
      const [due] = await tx
        .select({ id: messages.id, attempts: messages.attempts })
        .from(messages)
        .where(
          or(
            and(eq(messages.state, 'QUEUED'), lte(messages.nextAttemptAt, now)),
            and(eq(messages.state, 'SENDING'), lt(messages.leaseUntil, now)),
          ),
        )
        .orderBy(asc(messages.nextAttemptAt), asc(messages.number))
        .limit(1)
        .for('update', { skipLocked: true });
      if (!due) return undefined;
      const [claimed] = await tx
        .update(messages)
        .set({ state: 'SENDING', attempts: due.attempts + 1, leaseUntil: new Date(now.getTime() + LEASE_MS) })
        .where(eq(messages.id, due.id))
        .returning();
      return claimed;
    });
  }

  /** The letter to those who have not got it; null when an attachment is gone. */
  async #letterOf(message: Message, recipients: Recipient[]): Promise<Letter | null> {
    const rows = await this.#db
      .select()
      .from(messageFiles)
      .where(eq(messageFiles.messageId, message.id))
      .orderBy(asc(messageFiles.position));
    const files: Letter['files'] = [];
    for (const { file, name, mediaType } of rows) {
      const content = (await this.#documents.read(file))?.stream;
      if (!content) {
        for (const opened of files) opened.content.destroy();
        return null;
      }
      files.push({ name, mediaType, content });
    }
    const of = (kind: Recipient['kind']) => recipients.filter((one) => one.kind === kind).map(({ address }) => address);
    return {
      mimeId: message.mimeId,
      fromName: message.fromName,
      replyTo: message.replyTo,
      isNotice: message.senderId === null,
      createdAt: message.createdAt,
      subject: message.subject,
      text: message.body,
      to: of('TO'),
      cc: of('CC'),
      recipients: recipients.filter(({ state }) => state === 'QUEUED').map(({ address }) => address),
      files,
    };
  }

  /** Notes what the mail server said, unless another worker took the message over when the lease had ended. */
  async #record(message: Message, outcomeOf: (address: string) => Outcome): Promise<void> {
    const now = this.#clock();
    const next = nextTry(message, now);
    await this.#db.transaction(async (tx) => {
      const [mine] = await tx.select().from(messages).where(eq(messages.id, message.id)).for('update');
      if (mine?.state !== 'SENDING' || mine.leaseUntil?.getTime() !== message.leaseUntil?.getTime()) return;
      const recipients = await tx.select().from(messageRecipients).where(eq(messageRecipients.messageId, message.id));
      let way = mine.way;
      for (const recipient of recipients.filter(({ state }) => state === 'QUEUED')) {
        const { result, answer } = outcomeOf(recipient.address);
        if (result === 'ACCEPTED') {
          recipient.state = 'ACCEPTED';
          way = this.#way;
        } else if (result === 'REFUSED' || !next) recipient.state = 'FAILED';
        await tx
          .update(messageRecipients)
          .set({ state: recipient.state, answer, answeredAt: now })
          .where(and(eq(messageRecipients.messageId, message.id), eq(messageRecipients.position, recipient.position)));
      }
      await tx
        .update(messages)
        .set({ state: stateOf(recipients), leaseUntil: null, nextAttemptAt: next ?? now, way })
        .where(eq(messages.id, message.id));
    });
  }
}
