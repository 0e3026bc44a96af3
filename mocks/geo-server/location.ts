import { BlockList, isIP } from 'node:net';
import type { operations } from '../../schema/rest/geo-server.generated.ts';
import type { Backend } from '../product-server/service/createService.ts';
import type { Operations } from '../product-server/service/operation.ts';
import { invalidInput, notFound } from '../product-server/service/httpError.ts';

const block = (...ranges: [network: string, prefix: number][]): BlockList => {
  const list = new BlockList();
  for (const [network, prefix] of ranges) list.addSubnet(network, prefix, isIP(network) === 6 ? 'ipv6' : 'ipv4');
  return list;
};

/** Loopback, private and link-local addresses, which are in the country where the product runs. */
const local = block(
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
);

/**
 * Networks reserved for documentation and tests (RFC 5737, RFC 2544, RFC 3849). They belong to no country: the
 * countries are made up so that the product can be seen from abroad. Real networks are not included.
 */
const testNetworks: [BlockList, string][] = [
  [block(['192.0.2.0', 24]), 'DE'],
  [block(['198.51.100.0', 24]), 'HR'],
  [block(['203.0.113.0', 24]), 'RS'],
  [block(['198.18.0.0', 15]), 'FR'],
  [block(['2001:db8::', 32]), 'AT'],
];

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** The operations of the geolocation service, which has no accounts. */
export function geoBackend(homeCountry: string): Backend {
  const implementation: Operations<operations> = {
    getCountry: {
      runPublic: ({ path }) => {
        const family = isIP(path.ip);
        // BlockList reads a zone (fe80::1%eth0) as part of no network.
        if (family === 0) throw invalidInput({ path: 'ip', message: 'mora da bude IPv4 ili IPv6 adresa' });
        const isIn = (list: BlockList) => list.check(path.ip, family === 6 ? 'ipv6' : 'ipv4');
        const code = isIn(local) ? homeCountry : testNetworks.find(([network]) => isIn(network))?.[1];
        if (code === undefined) throw notFound();
        return Promise.resolve({ country_code: code, country_name: countryNames.of(code) ?? null });
      },
    },
  };
  return {
    operations: implementation,
    authenticate: () => Promise.reject(new Error('The geolocation service has no operation that asks for a token.')),
  };
}
