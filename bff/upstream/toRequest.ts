import { FormData, type Dispatcher } from 'undici';
import { buildPath, type Query } from './buildPath.ts';
import type { Operation } from './openapi.ts';
import { toTraceparent, type Trace } from './trace.ts';

/** The parameters of any operation, as the types of the OpenAPI documents describe them one by one. */
export interface RequestParams {
  path?: Record<string, string>;
  query?: Query;
  header?: Record<string, string>;
  body?: unknown;
  form?: Record<string, string | Blob>;
}

/** Where a request comes from. */
export interface RequestOrigin {
  token: string | null;
  /** The visitor's network address, for a service that records it. */
  visitorIp?: string | undefined;
  requestId: string;
  trace: Trace;
  /** The key of what the request creates, where its caller names one. */
  createKey?: string | null | undefined;
}

/** The HTTP request of an operation. With an etag, the service may respond 304 without a body. */
export function toRequest(
  basePath: string,
  operation: Operation,
  params: RequestParams,
  { token, visitorIp, requestId, trace, createKey }: RequestOrigin,
  { etag, traceparent = toTraceparent(trace) }: { etag: string | null; traceparent?: string | undefined },
): Dispatcher.DispatchOptions {
  const headers: Record<string, string> = {
    ...params.header,
    accept: 'application/json',
    'x-request-id': requestId,
    traceparent,
  };
  if (operation.isAuthenticated) headers['authorization'] = `Bearer ${token ?? ''}`;
  if (visitorIp !== undefined) headers['x-forwarded-for'] = visitorIp;
  if (operation.takesKey && createKey) headers['idempotency-key'] = createKey;
  if (etag !== null) headers['if-none-match'] = etag;
  if (params.body !== undefined) headers['content-type'] = 'application/json';
  const body = params.form ? toForm(params.form) : params.body === undefined ? null : JSON.stringify(params.body);
  return { method: operation.method, path: buildPath(basePath, operation.path, params), headers, body };
}

function toForm(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
