import type { FastifyBaseLogger } from 'fastify';
import { FormData, Pool, type Dispatcher } from 'undici';
import { UpstreamError, parseServerError, parseClientError, readSuccess, type RawResponse } from './response.ts';
import { Deadline } from './deadline.ts';
import { clientError, type ErrorCode } from '../errors.ts';
import { sendRequest } from './sendRequest.ts';
import { toUpstreamError, verdict } from './errors.ts';
import { readOperations, type Answer, type Operation, type Params } from './openapi.ts';
import { buildPath, type Query } from './buildPath.ts';
import { Breaker, Bulkhead, resilienceDefaults, RetryBudget, type ResilienceOptions } from './resilience.ts';
import type { CancelSignal } from './cancelSignal.ts';
import { childOf, type Trace } from './trace.ts';

const MAX_ANSWER_BYTES = 10 * 1024 * 1024;
const MAX_TRIES = 3;
const LONGEST_RETRY_AFTER_MS = 5_000;
const BACKOFF_MS = 100;

export interface UpstreamOptions {
  /** The document's name under schema/rest, also the service's name in the log. */
  document: string;
  url: string;
  attemptMs: number;
  totalMs: number;
  /** What a 401 of this service means to our caller. Only the product server's ends a session. */
  on401: ErrorCode;
  resilience?: Partial<ResilienceOptions> | undefined;
  /** Operations that need more than the others. */
  allowances?: Readonly<Record<string, Allowance>> | undefined;
}

/** What an operation may do beyond the usual. */
export interface Allowance {
  /** Most bytes of its answer. */
  answerBytes?: number;
  /** Time for the whole call, in one attempt: for an operation that is sent a large file. */
  ms?: number;
  /** A read in spite of its method: it may be repeated. */
  isRead?: boolean;
}

/** An answer with the tag that names its state; `body` is null when that state is the one the caller has. */
export interface Versioned<Body> {
  body: Body | null;
  etag: string | null;
}

/** On whose behalf a call is made. */
export interface CallScope {
  token: string | null;
  /** Told when the service refuses the token. */
  onRefusedToken?: (() => void) | undefined;
  /** The visitor's network address, for a service that keeps it. */
  visitorIp?: string | undefined;
  requestId: string;
  trace: Trace;
  /** Stops when the person who asked is gone. */
  gone?: CancelSignal | undefined;
  log: FastifyBaseLogger;
}

/** The wire's field names in a refusal, and the paths of the input they stand for. */
export type FieldNames = Record<string, string>;

/** A service as a resolver sees it: on whose behalf a call is made is settled. */
export interface Client<Operations> {
  call<Id extends keyof Operations & string>(
    id: Id,
    params: Params<Operations[Id]>,
    fieldNames?: FieldNames,
  ): Promise<Answer<Operations[Id]>>;
  /** The same for a read that the caller has in a state already: what is unchanged is not sent again. */
  callIfChanged<Id extends keyof Operations & string>(
    id: Id,
    params: Params<Operations[Id]>,
    etag: string | null,
  ): Promise<Versioned<Answer<Operations[Id]>>>;
}

/** A service behind the BFF, typed and checked by its OpenAPI document. */
export interface Upstream<Operations> {
  call<Id extends keyof Operations & string>(
    id: Id,
    params: Params<Operations[Id]>,
    scope: CallScope,
    fieldNames?: FieldNames,
  ): Promise<Answer<Operations[Id]>>;
  /** The same for a read that the caller has in a state already: what is unchanged is not sent again. */
  callIfChanged<Id extends keyof Operations & string>(
    id: Id,
    params: Params<Operations[Id]>,
    scope: CallScope,
    etag: string | null,
  ): Promise<Versioned<Answer<Operations[Id]>>>;
  /** False while the breaker holds calls back. */
  isReachable(): boolean;
  close(): Promise<void>;
}

interface AnyParams {
  path?: Record<string, string>;
  query?: Query;
  header?: Record<string, string>;
  body?: unknown;
  form?: Record<string, string | Blob>;
}

type Outgoing = Dispatcher.DispatchOptions;

/** Connects to a service: one keep-alive pool, deadlines, careful retries, a breaker and a bulkhead of its own. */
export function createUpstream<Operations>(options: UpstreamOptions): Upstream<Operations> {
  const { document, attemptMs, totalMs, on401, allowances = {} } = options;
  const { origin, pathname } = new URL(options.url);
  const operations = readOperations(document);
  const resilience = { ...resilienceDefaults, ...options.resilience };
  const breaker = new Breaker(resilience);
  const bulkhead = new Bulkhead(resilience);
  const budget = new RetryBudget();
  const pool = new Pool(origin, {
    connections: resilience.inFlight,
    pipelining: 1,
    connectTimeout: attemptMs,
  });

  function toRequest(operation: Operation, params: AnyParams, scope: CallScope, etag: string | null): Outgoing {
    const { token, visitorIp, requestId, trace } = scope;
    const headers: Record<string, string> = {
      ...params.header,
      accept: 'application/json',
      'x-request-id': requestId,
      traceparent: childOf(trace),
    };
    if (operation.authenticated) headers['authorization'] = `Bearer ${token ?? ''}`;
    if (visitorIp !== undefined) headers['x-forwarded-for'] = visitorIp;
    if (etag !== null) headers['if-none-match'] = etag;
    if (params.body !== undefined) headers['content-type'] = 'application/json';
    const body = params.form ? toForm(params.form) : params.body === undefined ? null : JSON.stringify(params.body);
    return { method: operation.method, path: buildPath(pathname, operation.path, params), headers, body };
  }

  /** One try, counted by the breaker. A refusal (4xx) is an answer like any other: the service is well. */
  async function attempt(request: Outgoing, stop: CancelSignal, maxBytes: number): Promise<RawResponse> {
    const report = breaker.enter();
    try {
      const answer = await sendRequest(pool, request, stop, maxBytes);
      const outage = parseServerError(answer);
      if (outage) throw outage;
      report('ok');
      return answer;
    } catch (error) {
      const reason = toUpstreamError(stop.reason ?? error);
      report(reason instanceof UpstreamError && reason.isOutage ? 'failed' : 'given up');
      throw reason;
    }
  }

  /** Repeats a read that met a passing failure. Writes are never repeated: the first may have been carried out. */
  async function persist(
    operation: Operation,
    deadline: Deadline,
    tryOnce: () => Promise<RawResponse>,
  ): Promise<RawResponse> {
    const { ms = attemptMs, isRead = operation.method === 'GET' } = allowances[operation.id] ?? {};
    budget.earn();
    for (let tries = 1; ; tries++) {
      try {
        deadline.arm(ms);
        return await tryOnce();
      } catch (error) {
        const again = error instanceof UpstreamError && isRead && tries < MAX_TRIES ? error.retry : null;
        const delay = again?.afterMs ?? Math.random() * BACKOFF_MS * 2 ** tries;
        if (!again || delay > Math.min(LONGEST_RETRY_AFTER_MS, deadline.remainingMs) || !budget.spend()) throw error;
        deadline.arm(deadline.remainingMs);
        await deadline.pause(delay);
      }
    }
  }

  /** Makes a call and reads its answer with `read`; a refusal (4xx) is thrown under our names. */
  async function perform<Result>(
    id: string,
    params: AnyParams,
    scope: CallScope,
    { fieldNames = {}, etag = null }: { fieldNames?: FieldNames; etag?: string | null },
    read: (operation: Operation, answer: RawResponse) => Result,
  ): Promise<Result> {
    const operation = operations.get(id);
    if (!operation) throw new Error(`${document} has no operation ${id}`);
    if (operation.authenticated && scope.token === null) throw clientError(on401, 'The call needs a token');
    const { answerBytes = MAX_ANSWER_BYTES, ms = totalMs } = allowances[id] ?? {};
    const request = toRequest(operation, params, scope, etag);
    const line = { call: `${document}.${id}`, outcome: 'OK', status: 0, tries: 0 };
    const started = performance.now();
    const deadline = new Deadline(ms, scope.gone);
    try {
      await bulkhead.enter(deadline);
      const answer = await persist(operation, deadline, () => {
        line.tries++;
        return attempt(request, deadline, answerBytes);
      }).finally(() => bulkhead.leave());
      line.status = answer.status;
      if (answer.status === 401 && operation.authenticated) scope.onRefusedToken?.();
      const refusal = parseClientError(answer, fieldNames, on401);
      if (refusal) throw refusal;
      return read(operation, answer);
    } catch (error) {
      const { told, ...rest } = verdict(deadline.reason ?? error);
      Object.assign(line, rest);
      throw told;
    } finally {
      deadline.clear();
      scope.log.info({ ...line, ms: Math.round(performance.now() - started) }, 'upstream call');
    }
  }

  return {
    call: (id, params, scope, fieldNames = {}) =>
      perform(
        id,
        params as AnyParams,
        scope,
        { fieldNames },
        (operation, answer) => readSuccess(operation, answer) as Answer<Operations[typeof id]>,
      ),
    callIfChanged: (id, params, scope, etag) =>
      perform(id, params as AnyParams, scope, { etag }, (operation, answer) => {
        const now = typeof answer.headers.etag === 'string' ? answer.headers.etag : null;
        // 304 is an answer only to a caller who named a state.
        if (answer.status === 304 && etag !== null) return { body: null, etag: now ?? etag };
        return { body: readSuccess(operation, answer) as Answer<Operations[typeof id]>, etag: now };
      }),
    isReachable: () => !breaker.isOpen,
    close: () => pool.close(),
  };
}

function toForm(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
