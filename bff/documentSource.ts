import type { Readable } from 'node:stream';
import { Pool } from 'undici';
import { outageOf, readRefusal, Fault } from './answers.ts';
import type { Config } from './config.ts';
import { bearer } from './context.ts';
import { faultOf, verdict } from './faults.ts';
import { requestTarget } from './requestTarget.ts';
import { childOf, traceOf } from './trace.ts';
import type { FastifyRequest } from 'fastify';

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

/** Reads documents from the product server as streams: nothing is held here, and what is given up here is given up there. */
export interface DocumentSource {
  /** Opens a document on behalf of whoever sent the request; throws what the service refuses, by our codes. The signal ends the exchange at any time. */
  open(request: FastifyRequest, slug: string, id: string, signal: AbortSignal): Promise<DocumentContent>;
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

  async function open(request: FastifyRequest, slug: string, id: string, signal: AbortSignal): Promise<DocumentContent> {
    const path = requestTarget(pathname, '/api/v1/sirovine/{slug}/fajlovi/{documentId}', { path: { slug, documentId: id } });
    const headers = { authorization: `Bearer ${bearer(request.headers.authorization) ?? ''}`, 'x-request-id': request.id, traceparent: childOf(traceOf(request.headers)) };
    const { statusCode: status, headers: received, body } = await pool.request({ method: 'GET', path, headers, signal });
    if (status === 200) return { stream: body, size: /^\d{1,12}$/.test(String(received['content-length'])) ? Number(received['content-length']) : null };
    const text = await body.text();
    const answer = { status, headers: received, text: text.slice(0, MAX_REFUSAL) };
    throw outageOf(answer) ?? readRefusal(answer, {}, 'UNAUTHENTICATED') ?? new Fault('UPSTREAM_BAD_RESPONSE', `status ${status}`);
  }

  return {
    open: async (request, slug, id, signal) => {
      try {
        return await open(request, slug, id, signal);
      } catch (error) {
        const { told, ...line } = verdict(signal.aborted ? error : faultOf(error));
        request.log.info({ call: 'product-server.readDocument', ...line }, 'upstream call');
        throw told;
      }
    },
    close: () => pool.close(),
  };
}
