import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The id that the client sent, when it can stand in a log line and a header without harm; otherwise a new one. */
export function requestIdOf({ 'x-request-id': sentId }: IncomingHttpHeaders): string {
  return typeof sentId === 'string' && /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/.test(sentId) ? sentId : randomUUID();
}
