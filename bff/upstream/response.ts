import type { IncomingHttpHeaders } from 'node:http';
import type { GraphQLError } from 'graphql';
import { clientError, type ErrorCode, type FieldError } from '../errors.ts';
import { UpstreamError } from './errors.ts';
import type { Operation } from './openapi.ts';
import { isRefusalCode, refusalSentence, refusedObject } from './refusedObject.ts';
import { isShown, toPlainText } from './userMessage.ts';

/** An HTTP response with its body as text. */
export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** The wire's field names in an error response, and the paths of our input they stand for. */
export type FieldNames = Record<string, string>;

const MAX_FIELD_ERRORS = 20;
const MAX_MISMATCH_DETAIL = 500;
const DEFAULT_RETRY_AFTER_S = 10;
const MAX_RETRY_AFTER_S = 24 * 60 * 60;
/** A gateway did not reach the service, or the service is restarting, so a read may be repeated. */
const retryableStatuses = new Set([502, 503, 504]);

const codeByStatus: Record<number, ErrorCode> = {
  400: 'BAD_USER_INPUT',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  422: 'BAD_USER_INPUT',
  429: 'RATE_LIMITED',
};

const isJson = (type: string | undefined): boolean => /^application\/([\w.-]+\+)?json\s*(;|$)/i.test(type ?? '');
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Retry-After is a number of seconds or a date (RFC 9110, section 10.2.3). */
function retryAfterSeconds({ 'retry-after': header }: IncomingHttpHeaders): number | null {
  if (!header) return null;
  const seconds = /^\d{1,9}$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return Number.isNaN(seconds) ? null : Math.min(Math.max(seconds, 0), MAX_RETRY_AFTER_S);
}

/** The error of a response with status 5xx, otherwise null. Nothing of its body is used. */
export function parseServerError({ status, headers }: RawResponse): UpstreamError | null {
  // 501 says that the service does not know the call, not that it failed.
  if (status < 500 || status === 501) return null;
  const seconds = retryAfterSeconds(headers);
  const retry = retryableStatuses.has(status) ? { afterMs: seconds === null ? null : seconds * 1000 } : null;
  return new UpstreamError('UPSTREAM_UNAVAILABLE', `status ${status}`, retry);
}

/** The body of a successful response, validated against the OpenAPI document; anything else throws an UpstreamError. */
export function parseSuccess(operation: Operation, { status, headers, text }: RawResponse): unknown {
  if (operation.mayAnswerAnything && status >= 200 && status < 300) return anyAnswer(operation, text);
  if (status !== 200 && status !== 204) throw new UpstreamError('UPSTREAM_BAD_RESPONSE', `status ${status}`);
  if (status === 204) return validate(operation, undefined);
  if (!isJson(headers['content-type'])) throw new UpstreamError('UPSTREAM_BAD_RESPONSE', 'not of type JSON');
  return validate(operation, parseJson(text));
}

/**
 * What a service may answer as it likes: the body where it is what we know, otherwise nothing. It did what was asked,
 * whatever it says.
 */
function anyAnswer(operation: Operation, text: string): unknown {
  try {
    const body: unknown = JSON.parse(text);
    return operation.findMismatch(body) === null ? body : undefined;
  } catch {
    return undefined;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UpstreamError('UPSTREAM_BAD_RESPONSE', 'not JSON');
  }
}

function validate(operation: Operation, body: unknown): unknown {
  const mismatch = operation.findMismatch(body);
  if (mismatch !== null) throw new UpstreamError('UPSTREAM_BAD_RESPONSE', mismatch.slice(0, MAX_MISMATCH_DETAIL));
  return body;
}

/**
 * The error of a response with status 4xx or 501, otherwise null. It carries the service's own message where that is
 * shown, and the errors of those fields that `fieldNames` lists, under our names.
 */
export function parseClientError(
  operation: Pick<Operation, 'name' | 'isSafe' | 'isAuthenticated' | 'notFound' | 'path'>,
  { status, headers, text }: RawResponse,
  fieldNames: FieldNames,
  on401: ErrorCode,
): GraphQLError | null {
  if (status < 400 || (status > 499 && status !== 501)) return null;
  let body: unknown = null;
  try {
    body = isJson(headers['content-type']) ? JSON.parse(text) : null;
  } catch {
    // The status alone decides on the error; without a readable body it has no message.
  }
  const { message, errors, kod } = isRecord(body) ? body : {};
  if (isUnknownCall(operation.notFound, status, toReason(kod))) return unsupported(operation.name);
  const code = status === 401 ? on401 : (codeByStatus[status] ?? 'BAD_USER_INPUT');
  const object = refusedObject(operation.path);
  const sentence =
    object && isRefusalCode(code) ? refusalSentence(code, object, 'en') : `The service refused the call (${status})`;
  return clientError(code, sentence, {
    object,
    userMessage: isShown(status, operation) ? toPlainText(message) : undefined,
    reason: toReason(kod),
    ...(code === 'BAD_USER_INPUT' && { fields: toFieldErrors(errors, fieldNames) }),
    ...(code === 'RATE_LIMITED' && { retryAfterSeconds: retryAfterSeconds(headers) ?? DEFAULT_RETRY_AFTER_S }),
  });
}

/**
 * Whether a response says that the service does not know the call: 405, 501, or a 404 that can mean no missing object.
 * Where an object is missing, the document has the service say so with a reason.
 */
const isUnknownCall = (notFound: Operation['notFound'], status: number, reason: string | undefined): boolean =>
  status === 405 || status === 501 || (status === 404 && notFound !== 'object' && reason === undefined);

/** The error of a call that the service does not know: neither an empty list nor a missing object. */
export const unsupported = (operation: string): GraphQLError =>
  clientError('UPSTREAM_UNSUPPORTED', `The service does not know the call ${operation}`, { operation });

/** A key of texts. */
const toReason = (kod: unknown): string | undefined =>
  typeof kod === 'string' && /^[A-Z_]{1,60}$/.test(kod) ? kod : undefined;

function toFieldErrors(errors: unknown, names: FieldNames): FieldError[] {
  if (!Array.isArray(errors)) return [];
  return errors.slice(0, MAX_FIELD_ERRORS).flatMap((error: unknown) => {
    if (!isRecord(error) || typeof error['path'] !== 'string' || !Object.hasOwn(names, error['path'])) return [];
    const code = toReason(error['kod']);
    return [{ path: names[error['path']] ?? '', message: toPlainText(error['message']) ?? '', ...(code && { code }) }];
  });
}
