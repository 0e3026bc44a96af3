import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher, Pool } from 'undici';
import type { CancelSignal } from './cancelSignal.ts';
import { UpstreamError } from './errors.ts';
import type { RawResponse } from './response.ts';

/**
 * Sends one HTTP request and reads the whole response; one of more than `maxBytes` is aborted. It uses the dispatcher
 * directly because `Pool.request` makes a stream of every body, and reading that back costs as much as the exchange.
 */
export function sendRequest(
  pool: Pool,
  request: Dispatcher.DispatchOptions,
  signal: CancelSignal,
  maxBytes: number,
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    let runningRequest: Dispatcher.DispatchController | undefined;
    let status = 0;
    let headers: IncomingHttpHeaders = {};
    const unsubscribe = signal.onCancel((reason) => {
      runningRequest?.abort(reason);
      reject(reason);
    });
    pool.dispatch(request, {
      onRequestStart(controller) {
        runningRequest = controller;
        if (signal.reason) controller.abort(signal.reason);
      },
      onResponseStart(_controller, statusCode, receivedHeaders) {
        status = statusCode;
        headers = receivedHeaders;
      },
      onResponseData(controller, chunk) {
        size += chunk.length;
        if (size > maxBytes) controller.abort(new UpstreamError('UPSTREAM_BAD_RESPONSE', 'the response is too large'));
        else chunks.push(chunk);
      },
      onResponseEnd() {
        unsubscribe();
        // Most responses arrive in one piece, which then need not be copied.
        const [first = Buffer.alloc(0)] = chunks;
        resolve({ status, headers, text: (chunks.length > 1 ? Buffer.concat(chunks) : first).toString() });
      },
      onResponseError(_controller, error) {
        unsubscribe();
        // 304 may name the length of the body it leaves out (RFC 9110, section 8.6); undici takes that for a missing
        // body.
        if (status === 304 && (error as { code?: unknown }).code === 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH')
          resolve({ status, headers, text: '' });
        else reject(error);
      },
    });
  });
}
