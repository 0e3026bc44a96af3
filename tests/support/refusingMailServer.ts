import { createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * A mail server that answers each recipient with a code and notes whom it took messages for. Written out because
 * `smtp-server` needs timers of Node, which a test in jsdom does not have.
 */
export async function startRefusingMailServer() {
  const taken: string[][] = [];
  const rules: { recipient?: ((address: string) => number) | undefined } = {};
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    let recipients: string[] = [];
    let isText = false;
    let rest = '';
    /** The answer to a line; null for one of the text. */
    const answer = (line: string): string | null => {
      if (isText) {
        if (line !== '.') return null;
        isText = false;
        taken.push(recipients);
        recipients = [];
        return '250 taken';
      }
      const to = /^RCPT TO:<(.*)>/i.exec(line)?.[1];
      if (to !== undefined) {
        const code = rules.recipient?.(to) ?? 250;
        if (code === 250) recipients.push(to);
        return `${code} for ${to}`;
      }
      isText = /^DATA$/i.test(line);
      return isText ? '354 go on' : /^QUIT$/i.test(line) ? '221 bye' : '250 ok';
    };
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = `${rest}${chunk}`.split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const text = answer(line);
        if (text !== null) socket.write(`${text}\r\n`);
      }
    });
    socket.write('220 ready\r\n');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    rules,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
