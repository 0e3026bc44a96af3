import { BlockList, isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Addresses of one's own machine and network: RFC 1918, RFC 4193, RFC 3927, RFC 4291. */
const own = new BlockList();
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
] as const)
  own.addSubnet(network, prefix);
for (const [network, prefix] of [
  ['fc00::', 7],
  ['fe80::', 10],
  ['::1', 128],
] as const)
  own.addSubnet(network, prefix, 'ipv6');

const isOwn = (address: string): boolean => own.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

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
