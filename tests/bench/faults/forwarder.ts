import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Forwards connections to a server, until it is told to refuse them. */
export interface Forwarder {
  url: string;
  refuse(): Promise<void>;
  accept(): Promise<void>;
}

/** Starts a forwarder to the address on a free port, which it keeps while it refuses connections. */
export async function startForwarder(target: string): Promise<Forwarder> {
  const { port, hostname } = new URL(target);
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      open.add(socket);
      // The other end learns of an error by the end of its connection.
      socket.on('error', () => undefined).on('close', () => open.delete(socket));
    }
    client.pipe(upstream).pipe(client);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  });
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const own = (server.address() as AddressInfo).port;
  return {
    url: `http://127.0.0.1:${own}`,
    async refuse() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
    accept: () => listen(own),
  };
}
