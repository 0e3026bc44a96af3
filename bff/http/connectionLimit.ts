import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, Server } from 'node:http';
import { networkOf } from '../auth/networkOf.ts';
import { isWithin } from './isWithin.ts';

/** Our figure: a browser opens six connections at a time, and an office shares one address. */
const MAX_SILENT = 100;

/**
 * Keeps 100 connections of a network address that have not sent a request yet: each further one closes the oldest of
 * them. Whoever opens connections and says nothing would otherwise use up all of them, and where the newest were
 * refused, nobody else behind the same address would be let in. The proxies in front are trusted to do so themselves;
 * all connections are theirs.
 */
export function limitSilentConnections(server: Server, trustedProxies: readonly string[]): void {
  const isProxy = isWithin(trustedProxies);
  /** The oldest first. */
  const silent = new Map<string, Set<Socket>>();
  const release = new WeakMap<Socket, () => void>();

  server.on('connection', (socket: Socket) => {
    const ip = (socket.remoteAddress ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
    if (ip === '' || isProxy(ip)) return;
    const network = networkOf(ip);
    const ofNetwork = silent.get(network) ?? new Set();
    silent.set(network, ofNetwork.add(socket));
    release.set(socket, () => {
      ofNetwork.delete(socket);
      if (ofNetwork.size === 0 && silent.get(network) === ofNetwork) silent.delete(network);
    });
    socket.once('close', () => release.get(socket)?.());
    const [oldest] = ofNetwork;
    if (ofNetwork.size <= MAX_SILENT || !oldest) return;
    release.get(oldest)?.();
    oldest.destroy();
  });
  // Emitted when the headers of a request are complete.
  server.prependListener('request', ({ socket }: IncomingMessage) => release.get(socket)?.());
}

/**
 * Closes with the server the connections that have not sent a request; they would hold up its end until their headers
 * are late.
 */
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
