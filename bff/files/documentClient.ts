import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import type { operations as ProductOperations } from '../../schema/rest/product-server.generated.ts';
import { Bulkhead } from '../upstream/bulkhead.ts';
import { Deadline } from '../upstream/deadline.ts';
import type { Upstream } from '../upstream/client.ts';
import { ClientDisconnected, toClientError, toLogFields, toUpstreamError, UpstreamError } from '../upstream/errors.ts';
import { parseServerError, parseClientError } from '../upstream/response.ts';
import type { Config } from '../config.ts';
import { parseBearerToken } from '../auth/bearer.ts';
import { createStreamPool, STREAM_CONNECTIONS } from './streamPool.ts';
import { RetryBudget } from '../upstream/retryBudget.ts';
import { toTraceparent, parseTrace } from '../upstream/trace.ts';
import { withRetries } from '../upstream/withRetries.ts';

/** Larger than any upload, because a re-encoded picture may be larger than the original. */
const MAX_BYTES = 100 * 1024 * 1024;
const MAX_ERROR_BYTES = 64 * 1024;

export interface DocumentContent {
  stream: Readable;
  /** Size in bytes; null when the service does not announce it. */
  size: number | null;
}

/** Identifies a document. A response of another media type than `type` is rejected. */
export interface DocumentAddress {
  /**
   * What `slug` is the slug of: `id` is that of a document of a raw material, of the sign-off of a label that a
   * document proves, or of a file of a product information file; a formula has one file, and `id` is its own. `id` of a
   * signed version is its number. Of an assessor it is the caller, who has one proof. What a link for an inspector
   * shows has no slug.
   */
  of: 'rawMaterial' | 'label' | 'formula' | 'pif' | 'pifVersion' | 'assessor' | 'inspectionPdf' | 'inspectionFile';
  slug: string;
  id: string;
  type: string;
  /** The link of an inspector, and the visitor's address, which the service writes down. Nobody is signed in then. */
  visitor?: { token: string; ip: string };
}

/** What is read of the request that wants a document. */
export type DocumentRequest = Pick<FastifyRequest, 'headers' | 'id' | 'log'>;

/** Reads documents from the product server as streams; cancelling here also cancels the request to the service. */
export interface DocumentSource {
  /**
   * Opens a document with the token of the request; throws errors of the service as client errors. The signal cancels
   * at any time.
   */
  open(request: DocumentRequest, document: DocumentAddress, signal: AbortSignal): Promise<DocumentContent>;
  close(): Promise<void>;
}

/** The operation that reads a document of each kind of record. */
const calls = {
  label: 'readSignOffDocument',
  formula: 'readFormulaFile',
  rawMaterial: 'readDocument',
  pif: 'readPifFile',
  pifVersion: 'readPifVersion',
  assessor: 'readAssessorProof',
  inspectionPdf: 'readInspectionPdf',
  inspectionFile: 'readInspectionFile',
} as const;

const nameOf = (of: DocumentAddress['of']): string => `product-server.${calls[of]}`;

const inspectionHeader = (visitor: DocumentAddress['visitor']) => ({ 'X-Inspection-Token': visitor?.token ?? '' });

/** The path of the operation that reads a document. */
function documentPath(
  product: Pick<Upstream<ProductOperations>, 'pathOf'>,
  { of, slug, id, visitor }: DocumentAddress,
): string {
  const header = inspectionHeader(visitor);
  const paths = {
    label: () => product.pathOf('readSignOffDocument', { path: { slug, id } }),
    formula: () => product.pathOf('readFormulaFile', { path: { slug } }),
    pif: () => product.pathOf('readPifFile', { path: { slug, id } }),
    pifVersion: () => product.pathOf('readPifVersion', { path: { slug, version: id } }),
    assessor: () => product.pathOf('readAssessorProof', {}),
    inspectionPdf: () => product.pathOf('readInspectionPdf', { header }),
    inspectionFile: () => product.pathOf('readInspectionFile', { header, path: { id } }),
    rawMaterial: () => product.pathOf('readDocument', { path: { slug, documentId: id } }),
  };
  return paths[of]();
}

/** The content of a response of this media type; throws for every other response. */
async function toContent(
  { statusCode: status, headers, body }: Dispatcher.ResponseData,
  { of, type }: DocumentAddress,
): Promise<DocumentContent> {
  // Without this listener, an error before the reader attaches its own would end the process. Readers still receive
  // it.
  body.on('error', () => undefined);
  const [contentType = ''] = String(headers['content-type']).split(';');
  const length = String(headers['content-length']);
  if (status === 200 && contentType.trim() === type)
    return { stream: body, size: /^\d{1,12}$/.test(length) ? Number(length) : null };
  // The status alone determines the error. The body is read to its end so that the connection can be reused.
  await body.dump({ limit: MAX_ERROR_BYTES });
  const response = { status, headers, text: '' };
  throw (
    parseServerError(response) ??
    parseClientError(
      { name: nameOf(of), isSafe: true, isAuthenticated: true, notFound: 'object', path: '' },
      response,
      {},
      'UNAUTHENTICATED',
    ) ??
    new UpstreamError('UPSTREAM_BAD_RESPONSE', `status ${status}, type ${contentType.slice(0, 50)}`)
  );
}

/** Connects to the product server for documents, with connections of their own. */
export function createDocumentSource(
  product: Pick<Upstream<ProductOperations>, 'pathOf'>,
  config: Config,
): DocumentSource {
  const { origin } = new URL(config.productServerUrl);
  const pool = createStreamPool(origin, config, MAX_BYTES);
  // No queue: nobody can say how long the current downloads will take.
  const slots = new Bulkhead({ maxConcurrent: STREAM_CONNECTIONS, maxQueued: 0 });
  const budget = new RetryBudget();

  /** Occupies a slot until the body has been read. */
  async function sendRequest(
    path: string,
    headers: Record<string, string>,
    signal: AbortSignal,
  ): Promise<Dispatcher.ResponseData> {
    await slots.acquire();
    try {
      const response = await pool.request({ method: 'GET', path, headers, headersTimeout: 0, signal });
      response.body.once('close', () => slots.release());
      return response;
    } catch (error) {
      slots.release();
      throw toUpstreamError(error);
    }
  }

  /**
   * The same, repeated as other reads are while there is no response. The headers must arrive within the usual limits
   * of time; the body may take longer. In an archive, an error after the first document could only break the download
   * off.
   */
  async function sendWithRetries(
    path: string,
    headers: Record<string, string>,
    signal: AbortSignal,
  ): Promise<Dispatcher.ResponseData> {
    const deadline = new Deadline(config.upstreamTotalMs, undefined);
    const timeout = new AbortController();
    deadline.onCancel((reason) => timeout.abort(reason));
    const either = AbortSignal.any([signal, timeout.signal]);
    try {
      const retries = { isSafe: true, attemptMs: config.upstreamAttemptMs, deadline, budget };
      return await withRetries(retries, () => sendRequest(path, headers, either));
    } finally {
      deadline.clear();
    }
  }

  async function open(
    request: DocumentRequest,
    document: DocumentAddress,
    signal: AbortSignal,
  ): Promise<DocumentContent> {
    const { visitor } = document;
    const headers = {
      ...(visitor
        ? { ...inspectionHeader(visitor), 'x-forwarded-for': visitor.ip }
        : { authorization: `Bearer ${parseBearerToken(request.headers.authorization) ?? ''}` }),
      'x-request-id': request.id,
      traceparent: toTraceparent(parseTrace(request.headers)),
    };
    return toContent(await sendWithRetries(documentPath(product, document), headers, signal), document);
  }

  return {
    open: async (request, document, signal) => {
      const logFields = { call: nameOf(document.of), document: document.id, outcome: 'OK' };
      const started = performance.now();
      try {
        return await open(request, document, signal);
      } catch (error) {
        const reason = signal.aborted ? new ClientDisconnected() : toUpstreamError(error);
        Object.assign(logFields, toLogFields(reason));
        throw toClientError(reason);
      } finally {
        request.log.info({ ...logFields, ms: Math.round(performance.now() - started) }, 'upstream call');
      }
    },
    close: () => pool.close(),
  };
}
