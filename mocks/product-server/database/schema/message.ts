import { bigserial, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './schema.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** States of a message. */
export const MESSAGE_STATES = ['QUEUED', 'SENDING', 'ACCEPTED', 'PARTLY', 'FAILED', 'CANCELLED'] as const;

/** How messages leave: over a mail server, or into a folder of the service. */
export const MAIL_WAYS = ['SMTP', 'FOLDER'] as const;

/** Messages that people send, and notices. */
export const messages = pgTable('messages', {
  id: text('id').primaryKey(),
  number: bigserial('number', { mode: 'number' }).notNull(),
  /** Null for a notice that nobody wrote. */
  senderId: text('sender_id').references(() => users.id, { onDelete: 'set null' }),
  fromName: text('from_name').notNull(),
  replyTo: text('reply_to'),
  /** What the form made once: a second request with it is answered with the first message. */
  requestKey: text('request_key'),
  /** SHA-256 of what came with the key, in hexadecimal. */
  requestHash: text('request_hash'),
  subject: text('subject').notNull(),
  body: text('body').notNull(),
  /** Message-ID of every try: RFC 5322, section 3.6.4. */
  mimeId: text('mime_id').notNull().unique(),
  state: text('state', { enum: MESSAGE_STATES }).notNull(),
  /** Tries since it was put into the outbox. */
  attempts: integer('attempts').notNull().default(0),
  createdAt: moment('created_at').notNull(),
  /** When it was put into the outbox, by its sender or by a retry. */
  queuedAt: moment('queued_at').notNull(),
  /** Who did so; null for a notice. */
  queuedBy: text('queued_by').references(() => users.id, { onDelete: 'set null' }),
  nextAttemptAt: moment('next_attempt_at').notNull(),
  /** Until when one worker has it; afterwards another may take it. */
  leaseUntil: moment('lease_until'),
  /** How it left for those who have it; null while nobody has it, and for one from before this was kept. */
  way: text('way', { enum: MAIL_WAYS }),
});

export const messageRecipients = pgTable(
  'message_recipients',
  {
    messageId: text('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    kind: text('kind', { enum: ['TO', 'CC', 'BCC'] }).notNull(),
    address: text('address').notNull(),
    state: text('state', { enum: ['QUEUED', 'ACCEPTED', 'FAILED', 'CANCELLED'] }).notNull(),
    /** The last answer of the mail server. */
    answer: text('answer'),
    answeredAt: moment('answered_at'),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.position] })],
);

/** Copies of attachments. One without a message was uploaded for a message that is not sent yet. */
export const messageFiles = pgTable('message_files', {
  id: text('id').primaryKey(),
  messageId: text('message_id').references(() => messages.id, { onDelete: 'cascade' }),
  position: integer('position').notNull().default(0),
  name: text('name').notNull(),
  mediaType: text('media_type').notNull(),
  size: integer('size').notNull(),
  /** Name in the document store. */
  file: text('file').notNull(),
  addedBy: text('added_by').references(() => users.id, { onDelete: 'set null' }),
  addedAt: moment('added_at').notNull(),
});
