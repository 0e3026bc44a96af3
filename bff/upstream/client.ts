import type { FastifyBaseLogger } from 'fastify';
import { Pool, type Dispatcher } from 'undici';
import { clientError, type ErrorCode } from '../errors.ts';
import type { ServiceCalls } from '../capabilities.ts';
import type { UpstreamCall } from '../metrics/metrics.ts';
import type { Span } from '../tracing/tracing.ts';
import { Bulkhead, type BulkheadOptions } from './bulkhead.ts';
import type { CancelSignal } from './cancelSignal.ts';
import { CircuitBreaker, type CallOutcome, type CircuitBreakerOptions } from './circuitBreaker.ts';
import { Deadline } from './deadline.ts';
import { toClientError, toLogFields, toUpstreamError, UpstreamError } from './errors.ts';
import { buildPath } from './buildPath.ts';
import { KnownCalls } from './knownCalls.ts';
import { readOperations, type Operation, type Params, type ResponseBody } from './openapi.ts';
import { parseClientError, parseServerError, parseSuccess, type FieldNames, type RawResponse } from './response.ts';
import { RetryBudget } from './retryBudget.ts';
import { sendRequest } from './sendRequest.ts';
import { toRequest, type RequestOrigin, type RequestParams } from './toRequest.ts';
import { withRetries } from './withRetries.ts';

const MAX_RESPONSE_BYTES = 10 * 1024 * 1024;
/**
 * Our figures. The flood: no page of the web client makes as many calls at a time. The queue: fifty people who open a
 * page at the same moment, with about six calls each, are all answered.
 */
const BULKHEAD = {
  ...{ maxConcurrent: 64, maxQueued: 512 },
  ...{ maxOfOwner: 24, maxQueuedOfOwner: 64, flood: 13 },
} satisfies BulkheadOptions;

export interface UpstreamOptions {
  /** The document's name under schema/rest, also the service's name in the log. */
  document: string;
  url: string;
  attemptMs: number;
  totalMs: number;
  /** What a 401 of this service means to our caller. Only the product server's ends a session. */
  on401: ErrorCode;
  /** What the operator's check of the service found. */
  calls?: ServiceCalls | undefined;
  breaker?: Partial<CircuitBreakerOptions> | undefined;
  /** Called after every call, failed ones included. */
  onCallEnd?: (call: UpstreamCall) => void;
  /** Starts the span of a call. Left out, calls are not traced. */
  startSpan?: ((call: string) => Span) | undefined;
}

/** A response with the tag that names its version; `body` is null when the caller has that version already. */
export interface Versioned<Body> {
  body: Body | null;
  etag: string | null;
}

/** On whose behalf a call is made. */
export interface CallScope extends RequestOrigin {
  /** Told when the service rejects the token, which must not be trusted any longer. */
  trustedTokens?: { invalidate(token: string): void } | undefined;
  /** Cancels the call when the client disconnects. */
  clientSignal?: CancelSignal | undefined;
  log: FastifyBaseLogger;
}

/** A service behind the BFF, typed and validated by its OpenAPI document. */
export interface Upstream<Operations> {
  call<Id extends keyof Operations & string>(
    id: Id,
    params: Params<Operations[Id]>,
    scope: CallScope,
    fieldNames?: FieldNames,
  ): Promise<ResponseBody<Operations[Id]>>;
  /** The same for a read of which the caller has a version already: if it is unchanged, no body is sent. */
  callIfChanged<Id extends keyof Operations & string>(
    id: Id,
    params: Params<Operations[Id]>,
    scope: CallScope,
    etag: string | null,
  ): Promise<Versioned<ResponseBody<Operations[Id]>>>;
  /** The path of an operation's request, for responses that are streamed past this client. */
  pathOf<Id extends keyof Operations & string>(id: Id, params: Params<Operations[Id]>): string;
  /** False while the circuit breaker is open for everybody. */
  isReachable(): boolean;
  close(): Promise<void>;
}

/** A service as a resolver uses it: every call is made in the scope of the request. */
export interface Client<Operations> {
  call<Id extends keyof Operations & string>(
    id: Id,
    params: Params<Operations[Id]>,
    fieldNames?: FieldNames,
  ): Promise<ResponseBody<Operations[Id]>>;
  callIfChanged<Id extends keyof Operations & string>(
    id: Id,
    params: Params<Operations[Id]>,
    etag: string | null,
  ): Promise<Versioned<ResponseBody<Operations[Id]>>>;
}

/** Makes every call of `upstream` in one scope. */
export const bindClient = <Operations>(upstream: Upstream<Operations>, scope: CallScope): Client<Operations> => ({
  call: (id, params, fieldNames) => upstream.call(id, params, scope, fieldNames),
  callIfChanged: (id, params, etag) => upstream.callIfChanged(id, params, scope, etag),
});

function operationFinder(document: string): (id: string) => Operation {
  const operations = readOperations(document);
  return (id) => {
    const operation = operations.get(id);
    if (!operation) throw new Error(`${document} has no operation ${id}`);
    return operation;
  };
}

function outcomeOf(error: unknown): CallOutcome {
  if (!(error instanceof UpstreamError) || !error.isOutage) return 'cancelled';
  return error.code === 'UPSTREAM_TIMEOUT' ? 'timeout' : 'failure';
}

/** One attempt, counted by the breaker. An error of the client (4xx) counts as a success: the service is healthy. */
async function attempt(
  pool: Pool,
  startCall: () => (outcome: CallOutcome) => void,
  request: Dispatcher.DispatchOptions,
  deadline: Deadline,
  maxBytes: number,
): Promise<RawResponse> {
  const endCall = startCall();
  try {
    const response = await sendRequest(pool, request, deadline, maxBytes);
    const serverError = parseServerError(response);
    if (serverError) throw serverError;
    endCall('success');
    return response;
  } catch (error) {
    const reason = toUpstreamError(deadline.reason ?? error);
    endCall(outcomeOf(reason));
    throw reason;
  }
}

/** The response to a read of which the caller has the version with this tag. */
function parseIfChanged(operation: Operation, response: RawResponse, etag: string | null): Versioned<unknown> {
  const currentEtag = typeof response.headers.etag === 'string' ? response.headers.etag : null;
  // Without an etag in the request, 304 is not a valid response and fails in parseSuccess.
  if (response.status === 304 && etag !== null) return { body: null, etag: currentEtag ?? etag };
  return { body: parseSuccess(operation, response), etag: currentEtag };
}

/** A token that the service refuses must not be trusted any longer. */
function distrustToken({ isAuthenticated }: Operation, { status }: RawResponse, scope: CallScope): void {
  if (status === 401 && isAuthenticated && scope.token !== null) scope.trustedTokens?.invalidate(scope.token);
}

/**
 * Connects to a service. Each service has its own pool, breaker, bulkhead and retry budget, so that none affects
 * another.
 */
export function createUpstream<Operations>(options: UpstreamOptions): Upstream<Operations> {
  const { document, attemptMs, totalMs, on401 } = options;
  const { origin, pathname } = new URL(options.url);
  const operationOf = operationFinder(document);
  const breaker = new CircuitBreaker(options.breaker);
  const bulkhead = new Bulkhead(BULKHEAD);
  const budget = new RetryBudget();
  const known = new KnownCalls(options.calls);
  const pool = new Pool(origin, { connections: BULKHEAD.maxConcurrent, pipelining: 1, connectTimeout: attemptMs });

  /**
   * Makes a call and parses its successful response with `parse`. Everything else is thrown as an error for the client.
   */
  async function perform<Result>(
    id: string,
    params: RequestParams,
    scope: CallScope,
    { fieldNames = {}, etag = null }: { fieldNames?: FieldNames; etag?: string | null },
    parse: (operation: Operation, response: RawResponse) => Result,
  ): Promise<Result> {
    const operation = operationOf(id);
    if (operation.isAuthenticated && scope.token === null) throw clientError(on401, 'The call needs a token');
    const refusal = known.refusal(operation);
    if (refusal) throw refusal;
    const { timeoutMs, maxResponseBytes = MAX_RESPONSE_BYTES, isSafe } = operation;
    const call = `${document}.${id}`;
    const span = options.startSpan?.(call);
    const request = toRequest(pathname, operation, params, scope, { etag, traceparent: span?.traceparent });
    const logFields = { call, outcome: 'OK', status: 0, tries: 0, ms: 0 };
    const startedAt = performance.now();
    const deadline = new Deadline(Math.max(timeoutMs ?? 0, totalMs), scope.clientSignal);
    try {
      const owner = scope.token ?? '';
      await bulkhead.acquire(deadline, owner);
      const acquiredAt = performance.now();
      // An operation with a time limit of its own is slow even when all is well, so its first attempt may use all of
      // it.
      const retries = { isSafe, attemptMs: timeoutMs === undefined ? attemptMs : Infinity, deadline, budget };
      const response = await withRetries(retries, () => {
        logFields.tries++;
        return attempt(pool, () => breaker.startCall(owner), request, deadline, maxResponseBytes);
      }).finally(() => bulkhead.release(owner, performance.now() - acquiredAt));
      logFields.status = response.status;
      distrustToken(operation, response, scope);
      const error = parseClientError(known.now(operation), response, fieldNames, on401);
      if (error) throw error;
      known.add(operation);
      return parse(operation, response);
    } catch (error) {
      const reason = deadline.reason ?? error;
      Object.assign(logFields, toLogFields(reason));
      throw toClientError(reason);
    } finally {
      deadline.clear();
      const ms = performance.now() - startedAt;
      logFields.ms = Math.round(ms);
      scope.log.info(logFields, 'upstream call');
      const { status, outcome, tries } = logFields;
      const attributes = { 'http.response.status_code': status, 'http.request.resend_count': tries - 1 };
      span?.end(attributes, outcome === 'OK' ? null : outcome);
      options.onCallEnd?.({ service: document, operation: id, status, outcome, ms });
    }
  }

  return {
    call: (id, params, scope, fieldNames = {}) =>
      perform(
        id,
        params as RequestParams,
        scope,
        { fieldNames },
        (operation, response) => parseSuccess(operation, response) as ResponseBody<Operations[typeof id]>,
      ),
    callIfChanged: (id, params, scope, etag) =>
      perform(
        id,
        params as RequestParams,
        scope,
        { etag },
        (operation, response) =>
          parseIfChanged(operation, response, etag) as Versioned<ResponseBody<Operations[typeof id]>>,
      ),
    pathOf: (id, params) => buildPath(pathname, operationOf(id).path, params as RequestParams),
    isReachable: () => !breaker.isOpen,
    close: () => pool.close(),
  };
}
