import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher, Pool } from 'undici';
import { UpstreamError, type RawResponse } from './response.ts';
import type { CancelSignal } from './cancelSignal.ts';

/**
 * One HTTP exchange, its answer wholly read. It speaks to the dispatcher itself: `Pool.request` makes a stream of every
 * body, and reading that back takes as long as the exchange. An answer of more than `maxBytes` is broken off with a Fault.
 */
export function sendRequest(
  pool: Pool,
  request: Dispatcher.DispatchOptions,
  stop: CancelSignal,
  maxBytes: number,
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    let running: Dispatcher.DispatchController | undefined;
    let status = 0;
    let headers: IncomingHttpHeaders = {};
    const forget = stop.onCancel((reason) => {
      running?.abort(reason);
      reject(reason);
    });
    pool.dispatch(request, {
      onRequestStart(controller) {
        running = controller;
        if (stop.reason) controller.abort(stop.reason);
      },
      onResponseStart(_controller, statusCode, received) {
        status = statusCode;
        headers = received;
      },
      onResponseData(controller, chunk) {
        size += chunk.length;
        if (size > maxBytes) controller.abort(new UpstreamError('UPSTREAM_BAD_RESPONSE', 'the answer is too large'));
        else chunks.push(chunk);
      },
      onResponseEnd() {
        forget();
        const [only = Buffer.alloc(0)] = chunks;
        resolve({ status, headers, text: (chunks.length > 1 ? Buffer.concat(chunks) : only).toString() });
      },
      onResponseError(_controller, error) {
        forget();
        // 304 may name the length of what it does not send (RFC 9110, 8.6); undici misses a body then.
        if (status === 304 && (error as { code?: unknown }).code === 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH')
          resolve({ status, headers, text: '' });
        else reject(error);
      },
    });
  });
}
