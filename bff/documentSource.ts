import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { Pool } from 'undici';
import { outageOf, readRefusal, Fault } from './answers.ts';
import type { Config } from './config.ts';
import { bearer } from './context.ts';
import { Gone } from './deadline.ts';
import { faultOf, verdict } from './faults.ts';
import { requestTarget } from './requestTarget.ts';
import { childOf, traceOf } from './trace.ts';

/** A connection is held for as long as somebody downloads, so the calls of pages have others. */
const CONNECTIONS = 32;
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

export function createDocumentSource({ productServerUrl, upstreamAttemptMs, upstreamTotalMs }: Config): DocumentSource {
  const { origin, pathname } = new URL(productServerUrl);
  const pool = new Pool(origin, {
    connections: CONNECTIONS,
    pipelining: 1,
    connectTimeout: upstreamAttemptMs,
    headersTimeout: upstreamAttemptMs,
    // Between two pieces. A reader who is slow does not count: nothing is asked for meanwhile.
    bodyTimeout: upstreamTotalMs,
    maxResponseSize: MAX_BYTES,
  });

  async function open(request: FastifyRequest, { slug, id, type }: DocumentAddress, signal: AbortSignal): Promise<DocumentContent> {
    const path = requestTarget(pathname, '/api/v1/sirovine/{slug}/fajlovi/{documentId}', { path: { slug, documentId: id } });
    const headers = { authorization: `Bearer ${bearer(request.headers.authorization) ?? ''}`, 'x-request-id': request.id, traceparent: childOf(traceOf(request.headers)) };
    const { statusCode: status, headers: received, body } = await pool.request({ method: 'GET', path, headers, signal });
    // It may fail before anybody looks; whoever reads it hears of it all the same.
    body.on('error', () => undefined);
    const [told = ''] = String(received['content-type']).split(';');
    const length = String(received['content-length']);
    if (status === 200 && told.trim() === type) return { stream: body, size: /^\d{1,12}$/.test(length) ? Number(length) : null };
    // What the service says with a refusal is told by its status; read to its end, so that the connection can serve again.
    await body.dump({ limit: MAX_REFUSAL });
    const answer = { status, headers: received, text: '' };
    throw outageOf(answer) ?? readRefusal(answer, {}, 'UNAUTHENTICATED') ?? new Fault('UPSTREAM_BAD_RESPONSE', `status ${status}, type ${told.slice(0, 50)}`);
  }

  return {
    open: async (request, document, signal) => {
      try {
        return await open(request, document, signal);
      } catch (error) {
        const { told, ...line } = verdict(signal.aborted ? new Gone() : lateOr(faultOf(error)));
        request.log.info({ call: 'product-server.readDocument', ...line }, 'upstream call');
        throw told;
      }
    },
    close: () => pool.close(),
  };
}

/** The patience of the pool that is at its end has a code of its own there, and one here. */
const lateOr = (error: unknown): unknown =>
  error instanceof Fault && /^UND_ERR_(HEADERS|CONNECT)_TIMEOUT$/.test(error.detail) ? new Fault('UPSTREAM_TIMEOUT', error.detail) : error;
