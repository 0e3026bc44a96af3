/** Networks whose addresses are not public, by their first bits: IANA's special-purpose registries. */
const localIpv4 = [
  [[0], 8], // "this" network
  [[10], 8],
  [[100, 64], 10], // shared by a provider's customers
  [[127], 8],
  [[169, 254], 16],
  [[172, 16], 12],
  [[192, 168], 16],
  [[224], 3], // multicast, reserved, broadcast
] as const;

const localIpv6 = [
  [[0xfc00], 7],
  [[0xfe80], 10],
  [[0xfec0], 10], // site-local, deprecated but still in use
  [[0xff00], 8], // multicast
] as const;

/**
 * The four bytes of a dotted address; null when it is invalid. Some programs read a leading zero as octal: rejected.
 */
function parseIpv4(text: string): number[] | null {
  const parts = text.split('.');
  const isByte = (part: string) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255;
  return parts.length === 4 && parts.every(isByte) ? parts.map(Number) : null;
}

/** Groups of four digits between colons; a dotted address at the end stands for two. Null when a group is invalid. */
function parseGroups(text: string, mayEndDotted: boolean): number[] | null {
  if (text === '') return [];
  const parts = text.split(':');
  const dotted = mayEndDotted ? parseIpv4(parts.at(-1) ?? '') : null;
  if (dotted) parts.pop();
  if (!parts.every((part) => /^[\da-f]{1,4}$/i.test(part))) return null;
  const groups = parts.map((part) => parseInt(part, 16));
  const [a = 0, b = 0, c = 0, d = 0] = dotted ?? [];
  return dotted ? [...groups, a * 256 + b, c * 256 + d] : groups;
}

/**
 * The eight groups of an address; null when it is invalid. A zone (`%eth0`) is rejected, because it has a meaning on
 * one machine only.
 */
function parseIpv6(text: string): number[] | null {
  // The longest written form has 45 characters.
  if (text.length > 45 || !text.includes(':')) return null;
  const halves = text.split('::');
  if (halves.length > 2) return null;
  const [before = '', after] = halves;
  const head = parseGroups(before, after === undefined);
  const tail = parseGroups(after ?? '', true);
  if (!head || !tail) return null;
  const missing = 8 - head.length - tail.length;
  if (after === undefined) return missing === 0 ? head : null;
  return missing >= 1 ? [...head, ...Array.from({ length: missing }, () => 0), ...tail] : null;
}

/** Whether the first `length` bits of an address are those of a network. */
function isIn(address: readonly number[], network: readonly number[], length: number, width: 8 | 16): boolean {
  return address.every((part, index) => {
    const bits = Math.min(Math.max(length - index * width, 0), width);
    return part >> (width - bits) === (network[index] ?? 0) >> (width - bits);
  });
}

const isPublicIpv4 = (address: readonly number[]): boolean =>
  !localIpv4.some(([network, length]) => isIn(address, network, length, 8));

/** Whether a text is a public IP address: specification, section 2, "Account page". */
export function isPublicIp(text: string): boolean {
  const short = parseIpv4(text);
  if (short) return isPublicIpv4(short);
  const long = parseIpv6(text);
  if (!long) return false;
  // ::ffff:a.b.c.d is the IPv4 address inside; all else that begins with five empty groups is ::, ::1 or deprecated.
  if (long.slice(0, 5).every((group) => group === 0)) {
    const [high = 0, low = 0] = long.slice(6);
    return long[5] === 0xffff && isPublicIpv4([high >> 8, high & 255, low >> 8, low & 255]);
  }
  return !localIpv6.some(([network, length]) => isIn(long, network, length, 16));
}
