import { BlockList, isIP, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, Server } from 'node:http';
import { networkOf } from '../auth/networkOf.ts';

/** OWN: a browser opens six connections at a time, and an office shares one address. */
const MAX_SILENT = 100;

/**
 * Closes further connections of a network address that has 100 which have not sent a request yet: whoever opens connections and says nothing would
 * otherwise use up all of them. The proxies in front are trusted to do so themselves; all connections are theirs.
 */
export function limitSilentConnections(server: Server, trustedProxies: readonly string[]): void {
  const proxies = blockListOf(trustedProxies);
  const silent = new Map<string, number>();
  const release = new WeakMap<Socket, () => void>();

  server.on('connection', (socket: Socket) => {
    const ip = (socket.remoteAddress ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
    if (ip === '' || proxies.check(ip, isIP(ip) === 6 ? 'ipv6' : 'ipv4')) return;
    const network = networkOf(ip);
    const count = silent.get(network) ?? 0;
    if (count >= MAX_SILENT) {
      socket.destroy();
      return;
    }
    silent.set(network, count + 1);
    release.set(socket, () => {
      if (!release.delete(socket)) return;
      const left = (silent.get(network) ?? 1) - 1;
      if (left > 0) silent.set(network, left);
      else silent.delete(network);
    });
    socket.once('close', () => release.get(socket)?.());
  });
  // Emitted when the headers of a request are complete.
  server.prependListener('request', ({ socket }: IncomingMessage) => release.get(socket)?.());
}

/** Closes with the server the connections that have not sent a request; they would hold up its end until their headers are late. */
export function closeSilentConnections(app: FastifyInstance): void {
  const silent = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  app.server.prependListener('request', ({ socket }: IncomingMessage) => void silent.delete(socket));
  app.addHook('preClose', (done) => {
    for (const socket of silent) socket.destroy();
    done();
  });
}

function blockListOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [ip = '', prefix] = network.split('/');
    const family = isIP(ip) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(ip, family);
    else list.addSubnet(ip, Number(prefix), family);
  }
  return list;
}
