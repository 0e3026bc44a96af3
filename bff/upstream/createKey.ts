import { clientError } from '../errors.ts';

const KEY = /^[\w-]{16,100}$/;

/**
 * The key of the record that a request creates, of its header Idempotency-Key; null without one. A request that is sent
 * again with the same key is answered with what the first one created, so that a lost answer makes no second record.
 * One request creates one record.
 *
 * @throws BAD_USER_INPUT for a header that is no key.
 */
export function readCreateKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header === 'string' && KEY.test(header)) return header;
  throw clientError('BAD_USER_INPUT', 'The header Idempotency-Key takes 16 to 100 letters, figures, "-" and "_"');
}
