import { isIPv6 } from 'node:net';

/**
 * A network address without the part that names one machine (OWN, as web analytics shorten them): the first three
 * numbers of an IPv4 address, the first 48 bits of an IPv6 address.
 */
export function shortenAddress(address: string): string {
  const ip = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(ip)) return ip.replace(/\.\d+$/, '.0/24');
  const [head = '', tail] = ip.split('%', 1)[0]?.split('::') ?? [];
  const [left, right] = [head, tail ?? ''].map((half) => half.split(':').filter(Boolean));
  const zeros = tail === undefined ? 0 : 8 - (left?.length ?? 0) - (right?.length ?? 0);
  const groups = [...(left ?? []), ...Array<string>(Math.max(0, zeros)).fill('0'), ...(right ?? [])];
  return `${groups.slice(0, 3).join(':')}::/48`;
}
