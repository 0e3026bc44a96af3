import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A message that the server took: its envelope, its bytes, and what a mail program reads in them. */
export interface ReceivedMail {
  from: string;
  recipients: string[];
  raw: Buffer;
  mail: Email;
}

/** What the server does instead of taking everything. */
export interface MailServerRules {
  /** Code of the answer to a recipient; 250 takes it. */
  recipient?: (address: string) => number;
  /**
   * Called with a whole message before it is answered: 250 takes it, a code of 4xx or 5xx refuses it, `drop` takes it
   * and closes the connection without an answer.
   */
  message?: () => number | 'drop' | Promise<number | 'drop'>;
}

const refusal = (code: number) => Object.assign(new Error(`Answer ${code}`), { responseCode: code });

/** A mail server in this process, whose rules may change while it runs. */
export async function startMailServer(port = 0) {
  const received: ReceivedMail[] = [];
  const rules: MailServerRules = {};
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const code = rules.recipient?.(address) ?? 250;
      done(code === 250 ? null : refusal(code));
    },
    onData: (content, session, done) => {
      const chunks: Buffer[] = [];
      content.on('data', (chunk: Buffer) => chunks.push(chunk));
      content.on('end', () => void take(Buffer.concat(chunks)));
      async function take(raw: Buffer) {
        const { mailFrom, rcptTo } = session.envelope;
        const one = {
          from: mailFrom === false ? '' : mailFrom.address,
          recipients: rcptTo.map(({ address }) => address),
          raw,
          mail: await PostalMime.parse(raw),
        };
        const answer = (await rules.message?.()) ?? 250;
        if (answer === 250 || answer === 'drop') received.push(one);
        if (answer === 'drop') dropAll();
        else done(answer === 250 ? null : refusal(answer));
      }
    },
  });
  const sockets = new Set<{ destroy(): void }>();
  server.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const dropAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  server.on('error', () => undefined);
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', () => listening()));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    rules,
    async close(): Promise<void> {
      dropAll();
      await new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
