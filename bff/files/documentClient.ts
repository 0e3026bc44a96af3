import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import type { operations as ProductOperations } from '../../schema/rest/product-server.generated.ts';
import { Bulkhead } from '../upstream/bulkhead.ts';
import type { Upstream } from '../upstream/client.ts';
import { ClientDisconnected, toClientError, toLogFields, toUpstreamError, UpstreamError } from '../upstream/errors.ts';
import { parseServerError, parseClientError } from '../upstream/response.ts';
import type { Config } from '../config.ts';
import { parseBearerToken } from '../auth/bearer.ts';
import { createStreamPool, STREAM_CONNECTIONS } from './streamPool.ts';
import { toTraceparent, parseTrace } from '../upstream/trace.ts';

/** A picture that was drawn anew may be larger than what was sent. */
const MAX_BYTES = 100 * 1024 * 1024;
const MAX_REFUSAL = 64 * 1024;

/** The content of a document on its way here. */
export interface DocumentContent {
  stream: Readable;
  /** Bytes, when the service says how many. */
  size: number | null;
}

/** Which document, and as what it must come: anything else is not passed on. */
export interface DocumentAddress {
  slug: string;
  id: string;
  type: string;
}

/** Reads documents from the product server as streams: nothing is held here, and what is given up here is given up there. */
export interface DocumentSource {
  /** Opens a document on behalf of whoever sent the request; throws what the service refuses, by our codes. The signal ends the exchange at any time. */
  open(request: FastifyRequest, document: DocumentAddress, signal: AbortSignal): Promise<DocumentContent>;
  close(): Promise<void>;
}

export function createDocumentSource(
  product: Pick<Upstream<ProductOperations>, 'pathOf'>,
  config: Config,
): DocumentSource {
  const { origin } = new URL(config.productServerUrl);
  const pool = createStreamPool(origin, config, MAX_BYTES);
  // Nobody waits for a connection: how long others take to read is not known.
  const places = new Bulkhead({ maxConcurrent: STREAM_CONNECTIONS, maxQueued: 0 });

  /** Asks in a place of its own, which is left when the body is through; the service has as long to begin its answer as with any call. */
  async function ask(
    path: string,
    headers: Record<string, string>,
    signal: AbortSignal,
  ): Promise<Dispatcher.ResponseData> {
    await places.acquire();
    const late = new AbortController();
    const timer = setTimeout(
      () => late.abort(new UpstreamError('UPSTREAM_TIMEOUT', 'no headers in time')),
      config.upstreamAttemptMs,
    );
    try {
      const answer = await pool.request({
        method: 'GET',
        path,
        headers,
        headersTimeout: 0,
        signal: AbortSignal.any([signal, late.signal]),
      });
      answer.body.once('close', () => places.release());
      return answer;
    } catch (error) {
      places.release();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  async function open(
    request: FastifyRequest,
    { slug, id, type }: DocumentAddress,
    signal: AbortSignal,
  ): Promise<DocumentContent> {
    const path = product.pathOf('readDocument', { path: { slug, documentId: id } });
    const headers = {
      authorization: `Bearer ${parseBearerToken(request.headers.authorization) ?? ''}`,
      'x-request-id': request.id,
      traceparent: toTraceparent(parseTrace(request.headers)),
    };
    const { statusCode: status, headers: received, body } = await ask(path, headers, signal);
    // It may fail before anybody looks; whoever reads it hears of it all the same.
    body.on('error', () => undefined);
    const [told = ''] = String(received['content-type']).split(';');
    const length = String(received['content-length']);
    if (status === 200 && told.trim() === type)
      return { stream: body, size: /^\d{1,12}$/.test(length) ? Number(length) : null };
    // What the service says with a refusal is told by its status; read to its end, so that the connection can serve again.
    await body.dump({ limit: MAX_REFUSAL });
    const answer = { status, headers: received, text: '' };
    throw (
      parseServerError(answer) ??
      parseClientError(answer, {}, 'UNAUTHENTICATED') ??
      new UpstreamError('UPSTREAM_BAD_RESPONSE', `status ${status}, type ${told.slice(0, 50)}`)
    );
  }

  return {
    open: async (request, document, signal) => {
      const line = { call: 'product-server.readDocument', document: document.id, outcome: 'OK' };
      const started = performance.now();
      try {
        return await open(request, document, signal);
      } catch (error) {
        const reason = signal.aborted ? new ClientDisconnected() : toUpstreamError(error);
        Object.assign(line, toLogFields(reason));
        throw toClientError(reason);
      } finally {
        request.log.info({ ...line, ms: Math.round(performance.now() - started) }, 'upstream call');
      }
    },
    close: () => pool.close(),
  };
}
