import { request, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';

/** Sends the request and resolves with the head of the response; an abort of the signal ends both. */
function send(url: string, { method = 'GET', headers, body, signal }: RequestInit): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const abort = () => outgoing.destroy(new DOMException('This operation was aborted', 'AbortError'));
    const outgoing = request(url, { method, headers: Object.fromEntries(new Headers(headers)) }, resolve);
    outgoing.on('error', (error) =>
      reject(error.name === 'AbortError' ? error : new TypeError('fetch failed', { cause: error })),
    );
    outgoing.end(body);
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort, { once: true });
  });
}

/**
 * A fetch for jsdom, which has none. The one of undici fails in jsdom, whose timers differ from Node's. It
 * supports text bodies and the page's AbortSignal, which is all that the web client needs.
 */
export const httpFetch: typeof fetch = async (input, init = {}) => {
  const url = input instanceof Request ? input.url : String(input);
  const response = await send(url, init);
  const { statusCode: status = 0, statusMessage: statusText = '', headers } = response;
  const isEmpty = status === 204 || status === 304;
  const list = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  const body = isEmpty ? null : (Readable.toWeb(response) as ReadableStream<Uint8Array>);
  return new Response(body, { status, statusText, headers: list });
};
