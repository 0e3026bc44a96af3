import { createHmac, randomBytes } from 'node:crypto';

/** Long enough that two of the same log are the same only for the same text. */
const HEX_DIGITS = 16;

/**
 * Stands in the log for an account or an address: the same for the same text, and without the key nobody can try out
 * which one it is. Without a key of the operator it is one of this process.
 */
export function createKeyedHash(key: string | null): (text: string) => string {
  const secret = key ?? randomBytes(32);
  return (text) => createHmac('sha256', secret).update(text).digest('hex').slice(0, HEX_DIGITS);
}
