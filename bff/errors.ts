import { HeaderMap } from '@apollo/server';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';

/** The closed list of codes. Anything else that reaches a client is a bug and becomes INTERNAL_SERVER_ERROR. */
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
  OVERLOADED: 503,
  INTERNAL_SERVER_ERROR: 500,
} as const;

export type ErrorCode = keyof typeof statusByCode;

/** What is wrong with one field of an input; `path` starts at the argument, such as `input.email`. */
export interface FieldError {
  path: string;
  message: string;
  /** What is wrong as a word, for a screen that says it in its own. */
  code?: string;
}

export interface ErrorDetails {
  fields?: FieldError[] | undefined;
  /** The service's own words, meant for the person; only for refusals (4xx). */
  userMessage?: string | undefined;
  retryAfterSeconds?: number | undefined;
  /** What really happened, for the log only. */
  cause?: unknown;
  /** HTTP status of the whole GraphQL answer; left out, a resolver's error travels with 200 beside the data. */
  status?: number;
}

const LONGEST_MESSAGE = 200;
const MOST_ERRORS = 5;

/** Makes an error with a code of the list. RATE_LIMITED and OVERLOADED also tell HTTP clients when to come back. */
export function clientError(code: ErrorCode, message: string, details: ErrorDetails = {}): GraphQLError {
  const { cause, status, retryAfterSeconds, fields, userMessage } = details;
  const shed = code === 'RATE_LIMITED' || code === 'OVERLOADED';
  const wait = String(retryAfterSeconds ?? 1);
  const http = shed
    ? { status: statusByCode[code], headers: new HeaderMap([['retry-after', wait]]) }
    : status && { status, headers: new HeaderMap() };
  return new GraphQLError(message, {
    originalError: cause instanceof Error ? cause : null,
    extensions: {
      code,
      ...(userMessage && { userMessage }),
      ...(fields && { fields }),
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
      ...(http && { http }),
    },
  });
}

/** HTTP status of a code on the routes beside GraphQL. */
export const httpStatusOf = (code: ErrorCode): number => statusByCode[code];

const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string' && Object.hasOwn(statusByCode, code);

/** What Apollo calls the requests it cannot accept: all of them are the caller's bad input here. */
const refusedByApollo = new Set<unknown>([
  'BAD_REQUEST',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);

/** The code under which an error may leave the server. */
export function codeOf(error: unknown): ErrorCode {
  const { extensions } = (error ?? {}) as { extensions?: Record<string, unknown> };
  const code = extensions?.['code'];
  if (isErrorCode(code)) return code;
  return refusedByApollo.has(code) ? 'BAD_USER_INPUT' : 'INTERNAL_SERVER_ERROR';
}

/** The fields that an error of ours names. */
export function fieldsOf(error: unknown): FieldError[] {
  const { extensions } = (error ?? {}) as { extensions?: { fields?: FieldError[] } };
  return extensions?.fields ?? [];
}

/** What a client sees of an error: a code of the list and a short text; of an unknown fault nothing but that it happened. */
export function toClientError(error: GraphQLFormattedError): GraphQLFormattedError {
  const code = codeOf(error);
  return { ...error, message: clientMessage(code, error.message), extensions: { ...error.extensions, code } };
}

function clientMessage(code: ErrorCode, message: string): string {
  if (code === 'INTERNAL_SERVER_ERROR') return 'Something went wrong';
  // graphql-js names its token limit; how much is allowed is nobody's business but ours.
  if (message.includes('tokens. Parsing aborted')) return 'The operation is too large';
  return message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE - 1)}…` : message;
}

/** At most five errors travel, so that a small request cannot cause a large answer. */
export const limitErrors = <T>(errors: readonly T[]): T[] => errors.slice(0, MOST_ERRORS);
