import { HeaderMap } from '@apollo/server';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';

/** All error codes that a client may see. An error with any other code is a bug and becomes INTERNAL_SERVER_ERROR. */
const statusByCode = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  BAD_USER_INPUT: 400,
  CONFLICT: 409,
  RATE_LIMITED: 429,
  UPSTREAM_UNAVAILABLE: 502,
  UPSTREAM_TIMEOUT: 504,
  UPSTREAM_BAD_RESPONSE: 502,
  UPSTREAM_UNSUPPORTED: 501,
  OVERLOADED: 503,
  INTERNAL_SERVER_ERROR: 500,
} as const;

export type ErrorCode = keyof typeof statusByCode;
export const errorCodes = Object.keys(statusByCode) as ErrorCode[];

/** An error of one input field. The path starts at the argument, such as `input.email`. */
export interface FieldError {
  path: string;
  message: string;
  /** For a screen that translates the message. */
  code?: string;
}

/** What stops a conclusion, for a caller that has no screen. */
export interface BlockerError {
  code: string;
  /** In English. */
  sentence: string;
  serbian: string;
  /** Where it stands in the law. */
  source: string | null;
  /** The address, without the host, of the field that lifts it. */
  link: string;
  liftedBy: string;
}

export interface ErrorDetails {
  fields?: FieldError[] | undefined;
  blockers?: BlockerError[] | undefined;
  /** The message of the service behind, shown to the user. Only a 4xx of that service has one. */
  userMessage?: string | undefined;
  /** What that message says, as a key of texts, for a client that translates it. */
  reason?: string | undefined;
  retryAfterSeconds?: number | undefined;
  /**
   * The call that a service behind does not know, as its document and operation id, such as `product-server.listPifs`.
   */
  operation?: string | undefined;
  /**
   * What the service refused, by a word of its addresses, for the sentence that the person reads; null where it says
   * nothing of an object.
   */
  object?: string | null | undefined;
  /** For the log only. */
  cause?: unknown;
  /** HTTP status of the GraphQL response. Left out, it is 200, because other fields may have data. */
  status?: number;
}

const MAX_MESSAGE_LENGTH = 200;
const MAX_ERRORS = 5;

/**
 * Creates an error that a client may see. RATE_LIMITED and OVERLOADED set the status and `Retry-After` of the response.
 */
export function clientError(code: ErrorCode, message: string, details: ErrorDetails = {}): GraphQLError {
  const { cause, status, retryAfterSeconds, fields, blockers, userMessage, reason, operation, object } = details;
  const isRetryable = code === 'RATE_LIMITED' || code === 'OVERLOADED';
  const retryAfter = String(retryAfterSeconds ?? 1);
  const http = isRetryable
    ? { status: statusByCode[code], headers: new HeaderMap([['retry-after', retryAfter]]) }
    : status && { status, headers: new HeaderMap() };
  return new GraphQLError(message, {
    originalError: cause instanceof Error ? cause : null,
    extensions: {
      code,
      ...(userMessage && { userMessage }),
      ...(reason && { reason }),
      ...(object !== undefined && { object }),
      ...(fields && { fields }),
      ...(blockers && { blockers }),
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
      ...(operation && { operation }),
      ...(http && { http }),
    },
  });
}

/** The HTTP status of a code on routes other than GraphQL. */
export const httpStatusOf = (code: ErrorCode): number => statusByCode[code];

const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string' && Object.hasOwn(statusByCode, code);

/** Apollo's codes for requests it does not execute. All of them are reported as BAD_USER_INPUT. */
const apolloRequestErrors = new Set<unknown>([
  'BAD_REQUEST',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);

/** The code that a client sees of any error. */
export function codeOf(error: unknown): ErrorCode {
  const { extensions } = (error ?? {}) as { extensions?: Record<string, unknown> };
  const code = extensions?.['code'];
  if (isErrorCode(code)) return code;
  return apolloRequestErrors.has(code) ? 'BAD_USER_INPUT' : 'INTERNAL_SERVER_ERROR';
}

/** The field errors of an error made by `clientError`. */
export function fieldsOf(error: unknown): FieldError[] {
  const { extensions } = (error ?? {}) as { extensions?: { fields?: FieldError[] } };
  return extensions?.fields ?? [];
}

/**
 * Reduces an error to a known code and a short message. Of an unexpected error the client learns only that it happened.
 */
export function formatError(error: GraphQLFormattedError): GraphQLFormattedError {
  const code = codeOf(error);
  return { ...error, message: clientMessage(code, error.message), extensions: { ...error.extensions, code } };
}

function clientMessage(code: ErrorCode, message: string): string {
  if (code === 'INTERNAL_SERVER_ERROR') return 'Something went wrong';
  // The message of graphql-js names the limit.
  if (message.includes('tokens. Parsing aborted')) return 'The operation is too large';
  return message.length > MAX_MESSAGE_LENGTH ? `${message.slice(0, MAX_MESSAGE_LENGTH - 1)}…` : message;
}

/** At most five errors are sent, so that a small request cannot cause a large response. */
export const limitErrors = <T>(errors: readonly T[]): T[] => errors.slice(0, MAX_ERRORS);
