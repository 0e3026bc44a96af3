import { codeOf, clientError, type ErrorCode } from '../errors.ts';
import { QueueFullError } from './bulkhead.ts';
import { CircuitOpenError } from './circuitBreaker.ts';

/**
 * A service did not respond, or its response cannot be used. `detail` is for the log and holds no value of a response.
 */
export class UpstreamError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly detail: string,
    /** Set when the same read may succeed if repeated; `afterMs` is the delay the service asks for. */
    readonly retry: { afterMs: number | null } | null = null,
  ) {
    super(`${code}: ${detail}`);
  }

  /** Whether the error counts against the health of the service. */
  get isOutage(): boolean {
    return this.code === 'UPSTREAM_UNAVAILABLE' || this.code === 'UPSTREAM_TIMEOUT';
  }
}

/** The client that sent the request has disconnected, so nobody waits for the response any more. */
export class ClientDisconnected extends Error {
  constructor() {
    super('the client has disconnected');
  }
}

/**
 * Translates errors of undici, which it marks with a code, to an UpstreamError. Other errors are returned unchanged.
 */
export function toUpstreamError(error: unknown): unknown {
  if (error instanceof UpstreamError || error instanceof ClientDisconnected) return error;
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string') return error;
  const isMalformed = /^(HPE_|UND_ERR_HEADERS_OVERFLOW)/.test(code);
  return isMalformed
    ? new UpstreamError('UPSTREAM_BAD_RESPONSE', code)
    : new UpstreamError('UPSTREAM_UNAVAILABLE', code, { afterMs: null });
}

const messages: Partial<Record<ErrorCode, string>> = {
  UPSTREAM_UNAVAILABLE: 'The service does not answer',
  UPSTREAM_TIMEOUT: 'The service did not answer in time',
  UPSTREAM_BAD_RESPONSE: 'The service answered something unexpected',
  OVERLOADED: 'Too many requests at once',
};

function upstreamCodeOf(error: unknown): ErrorCode | null {
  if (error instanceof UpstreamError) return error.code;
  if (error instanceof ClientDisconnected || error instanceof CircuitOpenError) return 'UPSTREAM_UNAVAILABLE';
  if (error instanceof QueueFullError) return 'OVERLOADED';
  return null;
}

/** The error as the client may see it: it names no host and quotes no response. */
export function toClientError(error: unknown): unknown {
  const code = upstreamCodeOf(error);
  return code === null ? error : clientError(code, messages[code] ?? '');
}

/** The error as it stands in the log's line about a call. */
export function toLogFields(error: unknown): { outcome: string; detail?: string } {
  if (error instanceof ClientDisconnected) return { outcome: 'GONE' };
  const outcome = upstreamCodeOf(error) ?? codeOf(error);
  if (error instanceof UpstreamError) return { outcome, detail: error.detail };
  if (error instanceof CircuitOpenError || error instanceof QueueFullError) return { outcome, detail: error.message };
  return { outcome };
}
