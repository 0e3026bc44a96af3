import nodemailer from 'nodemailer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import type { Readable } from 'node:stream';
import { addressKey } from '../../../domain/mail/checkAddress.ts';

/** One try of a message: the same text and Message-ID every time, to those who have not got it yet. */
export interface Letter {
  mimeId: string;
  fromName: string;
  replyTo: string | null;
  /** Written by nobody. */
  isNotice: boolean;
  createdAt: Date;
  subject: string;
  text: string;
  to: string[];
  cc: string[];
  /** The recipients of this try, those of Bcc included. */
  recipients: string[];
  files: { name: string; mediaType: string; content: Readable }[];
}

/** What the mail server said about one recipient: it took the message, refused it for good, or may take it later. */
export interface Outcome {
  result: 'ACCEPTED' | 'REFUSED' | 'LATER';
  answer: string;
}

/** Hands a letter to a mail server; the outcome of each recipient by the key of its address. */
export type HandOver = (letter: Letter, signal: AbortSignal) => Promise<Map<string, Outcome>>;

const CONNECT_MS = 30_000;
const SILENCE_MS = 60_000;
const MAX_ANSWER_LENGTH = 300;

/** An error of nodemailer. */
interface SmtpError extends Error {
  code?: string;
  response?: string;
  responseCode?: number;
  recipient?: string;
  rejectedErrors?: SmtpError[];
}

const plain = (text: string): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_ANSWER_LENGTH);

/**
 * A reply of 5xx is final; one of 4xx and a lost connection are not (RFC 5321, section 4.2.1). A refused password is
 * our own mistake, not the recipient's.
 */
function outcomeOf({ code, response, responseCode = 0, message }: SmtpError): Outcome {
  const isFinal = responseCode >= 500 && code !== 'EAUTH';
  return { result: isFinal ? 'REFUSED' : 'LATER', answer: plain(response ?? message) };
}

/** An address as an object: a library that parses a text may find others in it. */
const mailbox = (address: string, name = '') => ({ name, address });

/** A mail server that is reached by a URL such as `smtp://user:password@host:587`. */
export function smtpServer(serverUrl: () => Promise<string>, fromAddress: string): HandOver {
  return async (letter, signal) => {
    const url = new URL(await serverUrl());
    const secure = url.protocol === 'smtps:';
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const port = url.port === '' ? (secure ? 465 : 25) : Number(url.port);
    const transport = nodemailer.createTransport({
      host,
      port,
      secure,
      ...(url.username && {
        auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
      }),
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    try {
      const sent = await transport.sendMail({ ...mailOf(letter, fromAddress), signal });
      const accepted: Outcome = { result: 'ACCEPTED', answer: plain(sent.response) };
      return outcomesOf(letter, accepted, sent.rejectedErrors);
    } catch (error) {
      const failure = error as SmtpError;
      return outcomesOf(letter, outcomeOf(failure), failure.rejectedErrors);
    } finally {
      transport.close();
      for (const { content } of letter.files) content.destroy();
    }
  };
}

const outcomesOf = ({ recipients }: Letter, usual: Outcome, rejected: SmtpError[] = []): Map<string, Outcome> =>
  new Map([
    ...recipients.map((address) => [addressKey(address), usual] as const),
    ...rejected.map((error) => [addressKey(error.recipient ?? ''), outcomeOf(error)] as const),
  ]);

/**
 * Has the mail library encode what looks like an encoded word (RFC 2047) and was typed by a person: sent as it is,
 * programs would show what it decodes to.
 */
const encodeSubject = (subject: string): string =>
  /=\?.{1,200}\?=/.test(subject) ? encodeWord(subject, 'Q', 52) : subject;

function mailOf(letter: Letter, fromAddress: string) {
  const from = mailbox(fromAddress, letter.fromName);
  return {
    messageId: letter.mimeId,
    date: letter.createdAt,
    from,
    ...(letter.replyTo !== null && { replyTo: mailbox(letter.replyTo, letter.fromName) }),
    to: letter.to.map((address) => mailbox(address)),
    cc: letter.cc.map((address) => mailbox(address)),
    // Who gets it stands in the envelope alone: a copy that nobody is to see is in no header.
    envelope: { from: mailbox(fromAddress), to: letter.recipients.map((address) => mailbox(address)) },
    subject: encodeSubject(letter.subject),
    text: letter.text,
    // RFC 3834, section 5: nobody's absence note answers a notice.
    headers: letter.isNotice ? { 'Auto-Submitted': 'auto-generated' } : {},
    attachments: letter.files.map(({ name, mediaType, content }) => ({
      filename: name,
      contentType: mediaType,
      content,
    })),
  };
}
