import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { can } from '../../../domain/account/rights.ts';
import { i18n, perLocale } from '../i18n/i18n.ts';
import { ChunkLoadError } from '../lazyComponent.ts';
import { asNumber, asObject, asText } from '../safeJson.ts';
import { getSession } from '../session/sessionStore.ts';

/** What a screen needs to know about an error. */
export interface ErrorDescription {
  code: ErrorCode;
  /** In the user's language; the server's message where there is one that we have no text of our own for. */
  text: string;
  /**
   * The server's message alone, translated where we have a text for it, for screens that have their own text without
   * one.
   */
  serverText: string | null;
  /** The errors by field of the input; a code where a screen may have its own text. */
  fields: { path: string; message: string; code?: string }[];
  /** Whether the same request may succeed later. */
  retryable: boolean;
}

/** The closed list of the BFF's error codes, and NETWORK when there was no response. */
const codes = {
  UNAUTHENTICATED: { key: 'unauthenticated', retryable: false },
  FORBIDDEN: { key: 'forbidden', retryable: false },
  NOT_FOUND: { key: 'notFound', retryable: false },
  BAD_USER_INPUT: { key: 'badUserInput', retryable: false },
  CONFLICT: { key: 'conflict', retryable: false },
  RATE_LIMITED: { key: 'rateLimited', retryable: true },
  UPSTREAM_UNAVAILABLE: { key: 'upstreamUnavailable', retryable: true },
  UPSTREAM_TIMEOUT: { key: 'upstreamTimeout', retryable: true },
  UPSTREAM_BAD_RESPONSE: { key: 'upstreamBadResponse', retryable: true },
  UPSTREAM_UNSUPPORTED: { key: 'upstreamUnsupported', retryable: false },
  OVERLOADED: { key: 'overloaded', retryable: true },
  INTERNAL_SERVER_ERROR: { key: 'internal', retryable: true },
  NETWORK: { key: 'network', retryable: true },
} as const;
export type ErrorCode = keyof typeof codes;

const byStatus: Record<number, ErrorCode> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  429: 'RATE_LIMITED',
  502: 'UPSTREAM_UNAVAILABLE',
  501: 'UPSTREAM_UNSUPPORTED',
  503: 'OVERLOADED',
  504: 'UPSTREAM_TIMEOUT',
};

const clock = perLocale((locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }));
const MINUTE_MS = 60_000;

/** The minute from which a request may succeed again. */
const timeAfter = (seconds: number): string =>
  clock().format(Math.ceil((Date.now() + seconds * 1000) / MINUTE_MS) * MINUTE_MS);

/**
 * What is shown of what a server says: our text for its reason in the user's language, which may hold the server's own
 * words where they name objects, otherwise those words; null where there are none.
 */
function wordsOf(reason: string | null, words: string | null, retryAfterSeconds = 0): string | null {
  if (reason === null || !i18n.exists(`reason.${reason}`, { ns: 'errors' })) return words;
  const values = { ns: 'errors', time: timeAfter(retryAfterSeconds), words: words ?? '' } as const;
  return i18n.t(`reason.${reason}` as 'reason.TOO_MANY_MESSAGES', values).trim();
}

/** That a service does not know a call; staff read which, to pass it on to who runs the service. */
function unsupportedText(operation: string | null): string {
  const text = i18n.t('upstreamUnsupported', { ns: 'errors' });
  const mayRead = operation !== null && can(getSession()?.user.role, 'service.readCalls');
  return mayRead ? `${text} ${i18n.t('operation', { ns: 'errors', operation })}` : text;
}

function toFields(value: unknown): ErrorDescription['fields'] {
  const fields = Array.isArray(value) ? value.map(asObject) : [];
  return fields.flatMap((field) => {
    const [path, message, code] = [asText(field?.path), asText(field?.message), asText(field?.code)];
    return path && message ? [{ path, message: wordsOf(code, message) ?? message, ...(code && { code }) }] : [];
  });
}

const isCode = (code: unknown): code is ErrorCode => typeof code === 'string' && Object.hasOwn(codes, code);

/** Turns any error of a request into what a screen shows: the one place where a code becomes a text. */
export function describeError(error: unknown): ErrorDescription {
  if (CombinedGraphQLErrors.is(error)) {
    const { code, userMessage, isGeneral, reason, fields, retryAfterSeconds, operation } =
      error.errors[0]?.extensions ?? {};
    // A general sentence is for tools, in the language of the browser; the page has its own.
    const words = isGeneral === true ? null : asText(userMessage);
    const serverText =
      code === 'UPSTREAM_UNSUPPORTED'
        ? unsupportedText(asText(operation))
        : wordsOf(asText(reason), words, asNumber(retryAfterSeconds) ?? 0);
    return describe(isCode(code) ? code : 'INTERNAL_SERVER_ERROR', serverText, toFields(fields));
  }
  if (ServerError.is(error)) return describe(byStatus[error.statusCode] ?? 'INTERNAL_SERVER_ERROR');
  if (ServerParseError.is(error)) return describe(byStatus[error.statusCode] ?? 'UPSTREAM_BAD_RESPONSE');
  if (error instanceof ChunkLoadError)
    return describe('NETWORK', `${i18n.t('crash.chunkTitle')}. ${i18n.t('crash.chunkRetry')}`);
  // fetch throws a TypeError when there was no response; anything else is a bug of ours.
  return describe(error instanceof TypeError ? 'NETWORK' : 'INTERNAL_SERVER_ERROR');
}

const describe = (
  code: ErrorCode,
  userMessage: string | null = null,
  fields: ErrorDescription['fields'] = [],
): ErrorDescription => ({
  code,
  text: userMessage ?? i18n.t(codes[code].key, { ns: 'errors' }),
  serverText: userMessage,
  fields,
  retryable: codes[code].retryable,
});
