import { BlockList, isIP } from 'node:net';

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Whether an address, also one of IPv4 that is written as IPv6, is one of these or in one of these networks. */
export function isWithin(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [ip = '', prefix] = network.split('/');
    if (prefix === undefined) list.addAddress(ip, familyOf(ip));
    else list.addSubnet(ip, Number(prefix), familyOf(ip));
  }
  return (address) => list.check(address, familyOf(address));
}
