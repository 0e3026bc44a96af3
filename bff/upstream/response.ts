import type { IncomingHttpHeaders } from 'node:http';
import type { GraphQLError } from 'graphql';
import { clientError, type ErrorCode, type FieldError } from '../errors.ts';
import type { Operation } from './openapi.ts';

/** An HTTP answer of a service, wholly read. */
export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** An answer or its absence that a call cannot use. `detail` is for the log: never a value of the answer. */
export class UpstreamError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly detail: string,
    /** Whether the same read may succeed when asked again, and when to ask. */
    readonly retry: { afterMs: number | null } | null = null,
  ) {
    super(`${code}: ${detail}`);
  }

  /** Whether it speaks against the health of the service. */
  get isOutage(): boolean {
    return this.code === 'UPSTREAM_UNAVAILABLE' || this.code === 'UPSTREAM_TIMEOUT';
  }
}

const MAX_USER_MESSAGE = 300;
const DEFAULT_RETRY_AFTER_S = 10;
const LONGEST_RETRY_AFTER_S = 24 * 60 * 60;
const MOST_FIELDS = 20;
/** The gateway statuses: the service itself was not reached or is restarting, so asking again makes sense. */
const passing = new Set([502, 503, 504]);

const refusals: Record<number, ErrorCode> = {
  400: 'BAD_USER_INPUT',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  422: 'BAD_USER_INPUT',
  429: 'RATE_LIMITED',
};

const isJson = (type: string | undefined): boolean => /^application\/([\w.-]+\+)?json\s*(;|$)/i.test(type ?? '');

function retryAfterSeconds({ 'retry-after': header }: IncomingHttpHeaders): number | null {
  if (!header) return null;
  const seconds = /^\d{1,9}$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return Number.isNaN(seconds) ? null : Math.min(Math.max(seconds, 0), LONGEST_RETRY_AFTER_S);
}

/** A service's message as plain text: it is shown to a person, so no markup and no control characters. */
function plain(message: unknown): string | undefined {
  if (typeof message !== 'string') return undefined;
  // Cut first: what is left to clean is then short, whatever arrived.
  const text = message
    .slice(0, 4 * MAX_USER_MESSAGE)
    .replace(/<[^<>]*>/g, '')
    .replace(/[<>\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]+/g, ' ')
    .trim();
  return text === '' ? undefined : text.slice(0, MAX_USER_MESSAGE);
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UpstreamError('UPSTREAM_BAD_RESPONSE', 'not JSON');
  }
}

/** A failure of the service itself (5xx), or null. */
export function parseServerError({ status, headers }: RawResponse): UpstreamError | null {
  if (status < 500) return null;
  const wait = retryAfterSeconds(headers);
  const again = passing.has(status) ? { afterMs: wait === null ? null : wait * 1000 } : null;
  return new UpstreamError('UPSTREAM_UNAVAILABLE', `status ${status}`, again);
}

/** The body of a success, checked against the document; throws a Fault when it is not one. */
export function readSuccess(operation: Operation, { status, headers, text }: RawResponse): unknown {
  if (status !== 200 && status !== 204) throw new UpstreamError('UPSTREAM_BAD_RESPONSE', `status ${status}`);
  if (status === 204) return checked(operation, undefined);
  if (!isJson(headers['content-type'])) throw new UpstreamError('UPSTREAM_BAD_RESPONSE', 'not of type JSON');
  return checked(operation, parse(text));
}

function checked(operation: Operation, body: unknown): unknown {
  const mismatch = operation.mismatch(body);
  if (mismatch !== null) throw new UpstreamError('UPSTREAM_BAD_RESPONSE', mismatch.slice(0, 500));
  return body;
}

/**
 * The error for a refusal (4xx), with the service's own message and its fields under our names: `fieldNames` maps the
 * wire's names to paths of the input, others are left out.
 */
export function parseClientError(
  answer: RawResponse,
  fieldNames: Record<string, string>,
  on401: ErrorCode,
): GraphQLError | null {
  const { status, headers, text } = answer;
  if (status < 400 || status > 499) return null;
  const code = status === 401 ? on401 : (refusals[status] ?? 'BAD_USER_INPUT');
  let body: unknown = null;
  try {
    body = isJson(headers['content-type']) ? JSON.parse(text) : null;
  } catch {
    // A refusal is told by its status; a body that cannot be read only costs its message.
  }
  const { message, errors } = isRecord(body) ? body : {};
  return clientError(code, `The service refused the call (${status})`, {
    userMessage: plain(message),
    ...(code === 'BAD_USER_INPUT' && { fields: readFields(errors, fieldNames) }),
    ...(code === 'RATE_LIMITED' && { retryAfterSeconds: retryAfterSeconds(headers) ?? DEFAULT_RETRY_AFTER_S }),
  });
}

function readFields(errors: unknown, names: Record<string, string>): FieldError[] {
  if (!Array.isArray(errors)) return [];
  return errors.slice(0, MOST_FIELDS).flatMap((error: unknown) => {
    if (!isRecord(error) || typeof error['path'] !== 'string' || !Object.hasOwn(names, error['path'])) return [];
    return [{ path: names[error['path']] ?? '', message: plain(error['message']) ?? '' }];
  });
}
