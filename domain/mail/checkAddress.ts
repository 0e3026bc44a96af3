import { MAX_EMAIL_LENGTH } from '../account/credentials.ts';

/** Why a text is not one plain e-mail address. */
export type AddressError =
  | 'EMPTY'
  | 'LINE_BREAK'
  | 'TOO_LONG'
  | 'DISPLAY_NAME'
  | 'GROUP'
  | 'SEVERAL'
  | 'NO_AT'
  | 'NOT_ASCII'
  | 'LOCAL_PART'
  | 'NO_HOST'
  | 'HOST';

/** RFC 5321, section 4.5.3.1.1. */
const MAX_LOCAL_LENGTH = 64;
/**
 * A dot-atom of RFC 5322, section 3.2.3; quoted local parts are refused, because mail libraries disagree about them.
 */
const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
/** RFC 1123, section 2.1. */
const HOST_LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;

/**
 * What is wrong with an address, or null. Stricter than RFC 5322: one mailbox alone, without a name, comment, quote or
 * group, so that no mail library can find another address in it.
 */
export function checkAddress(address: string): AddressError | null {
  if (address === '') return 'EMPTY';
  if (/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/.test(address)) return 'LINE_BREAK';
  if (address.length > MAX_EMAIL_LENGTH) return 'TOO_LONG';
  if (/["<>()\\]/.test(address)) return 'DISPLAY_NAME';
  if (/[:;]/.test(address)) return 'GROUP';
  if (/[,\s]/.test(address)) return 'SEVERAL';
  const at = address.indexOf('@');
  if (at < 0) return 'NO_AT';
  if (at !== address.lastIndexOf('@')) return 'SEVERAL';
  if (/[^\u0000-\u007f]/.test(address)) return 'NOT_ASCII';
  if (at > MAX_LOCAL_LENGTH || !LOCAL.test(address.slice(0, at))) return 'LOCAL_PART';
  return checkHost(address.slice(at + 1));
}

function checkHost(host: string): AddressError | null {
  const labels = host.split('.');
  if (host === '' || labels.length < 2) return 'NO_HOST';
  if (!labels.every((label) => HOST_LABEL.test(label))) return 'HOST';
  // An IP address is no name of a host.
  return /^[0-9]+$/.test(labels.at(-1) ?? '') || (labels.at(-1) ?? '').length < 2 ? 'HOST' : null;
}

/**
 * Whether a text is an address that an account may be made with: mail can be sent to it, and in ASCII letters none
 * looks like that of somebody else.
 */
export const isOneAddress = (text: string): boolean => checkAddress(text.trim()) === null;

/**
 * The key by which addresses are compared: hosts have no case, and hardly any server tells the case of the part before
 * it.
 */
export const addressKey = (address: string): string => address.toLowerCase();
