import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** A W3C trace that a request belongs to. */
export interface Trace {
  id: string;
  flags: string;
}

/** 32 hex digits. UUIDs are drawn from a stock of random bytes, hence cheaper than asking for some each time. */
const hex = (): string => randomUUID().replaceAll('-', '');

/** The trace that the request continues, or a new one. */
export function traceOf({ traceparent }: IncomingHttpHeaders): Trace {
  const given =
    typeof traceparent === 'string'
      ? /^00-([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})$/.exec(traceparent)
      : null;
  const [, id = '', flags = ''] = given ?? [];
  return /[1-9a-f]/.test(id) ? { id, flags } : { id: hex(), flags: '01' };
}

/** The header for a call made within the trace, with a span of its own. */
export const childOf = ({ id, flags }: Trace): string => `00-${id}-${hex().slice(0, 16)}-${flags}`;
