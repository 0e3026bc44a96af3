import type { GraphQLError } from 'graphql';
import { UpstreamError } from './response.ts';
import { ClientDisconnected } from './deadline.ts';
import { codeOf, clientError, type ErrorCode } from '../errors.ts';
import { TurnedAway } from './resilience.ts';

/** What undici threw, in our words. */
export function toUpstreamError(error: unknown): unknown {
  if (error instanceof UpstreamError || error instanceof ClientDisconnected) return error;
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string') return error;
  const garbled = /^(HPE_|UND_ERR_HEADERS_OVERFLOW)/.test(code);
  return garbled
    ? new UpstreamError('UPSTREAM_BAD_RESPONSE', code)
    : new UpstreamError('UPSTREAM_UNAVAILABLE', code, { afterMs: null });
}

const texts: Partial<Record<ErrorCode, string>> = {
  UPSTREAM_UNAVAILABLE: 'The service does not answer',
  UPSTREAM_TIMEOUT: 'The service did not answer in time',
  UPSTREAM_BAD_RESPONSE: 'The service answered something unexpected',
  OVERLOADED: 'Too many requests at once',
};

/** What the caller is told, which names no host and quotes no answer, and what the log is told. */
export function verdict(error: unknown): { told: unknown; outcome: string; detail?: string } {
  const told = (code: ErrorCode): GraphQLError => clientError(code, texts[code] ?? '');
  if (error instanceof UpstreamError) return { told: told(error.code), outcome: error.code, detail: error.detail };
  if (error instanceof ClientDisconnected) return { told: told('UPSTREAM_UNAVAILABLE'), outcome: 'GONE' };
  if (error instanceof TurnedAway) {
    const code = error.reason === 'full' ? 'OVERLOADED' : 'UPSTREAM_UNAVAILABLE';
    return { told: told(code), outcome: code, detail: error.message };
  }
  return { told: error, outcome: codeOf(error) };
}
