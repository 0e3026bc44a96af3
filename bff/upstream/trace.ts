import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The W3C trace context (https://www.w3.org/TR/trace-context/) that a request belongs to. */
export interface Trace {
  id: string;
  flags: string;
}

/** 32 random hex digits. Node creates UUIDs from a cache of random bytes, which is cheaper than `randomBytes`. */
const randomHex = (): string => randomUUID().replaceAll('-', '');

/** The trace that the headers name, or a new one. */
export function parseTrace({ traceparent }: IncomingHttpHeaders): Trace {
  const match =
    typeof traceparent === 'string'
      ? /^00-([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})$/.exec(traceparent)
      : null;
  const [, id = '', flags = ''] = match ?? [];
  return /[1-9a-f]/.test(id) ? { id, flags } : { id: randomHex(), flags: '01' };
}

/** The `traceparent` header of a call within the trace, with a new span. */
export const toTraceparent = ({ id, flags }: Trace): string => `00-${id}-${randomHex().slice(0, 16)}-${flags}`;
