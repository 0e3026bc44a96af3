import { editDistance } from '../inci/editDistance.ts';
import { addressKey, type AddressError, checkAddress } from './checkAddress.ts';

/** Why an address that may be used deserves a look. */
export type AddressDoubt = 'TYPO' | 'ROLE';

/** An address of a pasted text. */
export type CleanedAddress = { address: string } & (
  | { kind: 'VALID' }
  | { kind: 'DOUBTFUL'; doubt: AddressDoubt; suggestion: string | null }
  | { kind: 'DUPLICATE' }
  | { kind: 'INVALID'; error: AddressError }
);

/**
 * Ours: hosts that many people write to, long enough that a host with one other letter is more likely a typing error.
 */
const WELL_KNOWN_HOSTS = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com',
  'icloud.com',
  'protonmail.com',
  'eunet.rs',
  'telekom.rs',
];

/** Addresses of a function and not of a person: RFC 2142, and ours for what is usual in Serbia. */
const ROLES = new Set(
  (
    'abuse admin administrator contact finance help hello hostmaster info kancelarija kontakt mail marketing nabavka no-reply noc ' +
    'noreply office podrska postmaster prodaja racunovodstvo sales security support webmaster'
  ).split(' '),
);

/** The texts between separators, without the names beside the addresses. */
function candidates(text: string): string[] {
  return text
    .replace(/"[^"\n]*"/g, ' ')
    .split(/[\n\r,;\t]+/)
    .flatMap((part) => {
      const within = [...part.matchAll(/<([^<>]*)>/g)].map(([, inside = '']) => inside);
      if (within.length > 0) return within;
      const words = part.split(/\s+/).filter((word) => word.includes('@'));
      return words.length > 0 ? words : [part];
    })
    .map((part) => trimSigns(part.trim().replace(/^mailto:/i, '')))
    .filter((part) => part !== '');
}

/** Without the brackets and full stops of the sentence that it stood in. */
function trimSigns(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && "('[".includes(text.charAt(start))) start += 1;
  while (end > start && ".)]':!?".includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

function doubtOf(address: string): { doubt: AddressDoubt; suggestion: string | null } | null {
  const at = address.lastIndexOf('@');
  const host = address.slice(at + 1).toLowerCase();
  const meant = WELL_KNOWN_HOSTS.includes(host)
    ? undefined
    : WELL_KNOWN_HOSTS.find((known) => editDistance(host, known, 1) === 1);
  if (meant !== undefined) return { doubt: 'TYPO', suggestion: `${address.slice(0, at)}@${meant}` };
  return ROLES.has(address.slice(0, at).toLowerCase()) ? { doubt: 'ROLE', suggestion: null } : null;
}

/** The addresses of a pasted text in its order: which are valid, doubtful, there already, or none, and why. */
export function cleanAddresses(text: string): CleanedAddress[] {
  const seen = new Set<string>();
  return candidates(text).map((address) => {
    const error = checkAddress(address);
    if (error) return { address, kind: 'INVALID', error };
    if (seen.has(addressKey(address))) return { address, kind: 'DUPLICATE' };
    seen.add(addressKey(address));
    const doubt = doubtOf(address);
    return doubt ? { address, kind: 'DOUBTFUL', ...doubt } : { address, kind: 'VALID' };
  });
}
