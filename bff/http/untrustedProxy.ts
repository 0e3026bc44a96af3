import type { FastifyInstance } from 'fastify';
import { isWithin } from './isWithin.ts';

/** Addresses of one's own machine and network: RFC 1918, RFC 4193, RFC 3927, RFC 4291. */
const isOwn = isWithin([
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '127.0.0.0/8',
  '169.254.0.0/16',
  'fc00::/7',
  'fe80::/10',
  '::1',
]);

/**
 * Says in the log, once, that requests come through a proxy that TRUSTED_PROXIES does not name: then everybody behind
 * it counts as one address, and the limits for one hold for all.
 */
export function noteUntrustedProxy(app: FastifyInstance): void {
  let isNoted = false;
  app.addHook('onRequest', (request, _reply, done) => {
    const address = request.socket.remoteAddress ?? '';
    if (!isNoted && request.headers['x-forwarded-for'] !== undefined && isOwn(address)) {
      isNoted = true;
      request.log.warn(
        { proxy: address },
        'requests come through a proxy that TRUSTED_PROXIES does not name: everybody behind it counts as one address',
      );
    }
    done();
  });
}
