import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** One request and the status of its response (0 while there is none). */
export interface Call {
  method: string;
  path: string;
  query: Record<string, string>;
  /** JSON body; of a multipart body the fields and the sizes of the files. Passwords are shown as '***'. */
  body: unknown;
  status: number;
  /** SHA-256 of the bearer token, in hex. */
  authorization: string | null;
  requestId: string | null;
  traceparent: string | null;
}

const MAX_CALLS = 10_000;

const singleValue = (value: string | string[] | undefined): string | null => (typeof value === 'string' ? value : null);

/** The bearer token of a request. */
export function bearerToken(request: FastifyRequest): string | null {
  return /^Bearer ([^\s]+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/** Records a request on arrival, so that one without a response is recorded too. */
export function recordCall(calls: Call[], request: FastifyRequest): Call {
  const [path = '', query = ''] = request.raw.url?.split(/\?(.*)/s) ?? [];
  const token = bearerToken(request);
  const call: Call = {
    method: request.method,
    path,
    query: Object.fromEntries(new URLSearchParams(query)),
    body: undefined,
    status: 0,
    authorization: token === null ? null : createHash('sha256').update(token).digest('hex'),
    requestId: singleValue(request.headers['x-request-id']),
    traceparent: singleValue(request.headers.traceparent),
  };
  // A service that runs for weeks keeps only the newest.
  if (calls.length >= MAX_CALLS) calls.splice(0, MAX_CALLS / 10);
  calls.push(call);
  return call;
}

/** The body without its passwords. */
export function withoutPasswords(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [key, /password|lozinka/i.test(key) ? '***' : (value as unknown)]),
  );
}
