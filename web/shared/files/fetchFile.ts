import { responseError } from '../apollo/responseError.ts';
import { countRequest } from '../apollo/requestsInFlight.ts';
import { endSession, getSession, getSessionKey, subscribeToSession } from '../session/sessionStore.ts';

interface Options {
  /** Called with the bytes received so far and in all; the latter is null when the server does not say. */
  onProgress?: (loaded: number, total: number | null) => void;
  /** Called with the headers of a successful response. */
  onHeaders?: (headers: Headers) => void;
  /** Cancels the download, which then fails with an AbortError. */
  signal?: AbortSignal;
  /** Sent in place of the token of the session, by a page that shows something without one. */
  headers?: Record<string, string>;
}

async function read(response: Response, isOver: () => boolean, onProgress: Options['onProgress']): Promise<Blob> {
  const reader = response.body?.getReader();
  // A cancelled reader reports the end of the file, so that the loop below checks whether the session is over.
  const stop = subscribeToSession(() => {
    if (isOver()) reader?.cancel().catch(() => undefined);
  });
  const total = Number(response.headers.get('content-length')) || null;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let loaded = 0;
  try {
    for (;;) {
      const { value } = (await reader?.read()) ?? {};
      if (isOver()) throw new Error('The session has ended');
      if (!value) return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
      parts.push(value);
      loaded += value.length;
      onProgress?.(loaded, total);
    }
  } finally {
    stop();
  }
}

/**
 * Downloads a file with the token in a header, which a link cannot send. Fails with Apollo's errors for an error
 * response and with a TypeError when the connection is lost. When the session ends, the download is cancelled and fails
 * as unauthenticated.
 */
export function fetchFile(url: string, options: Options = {}): Promise<Blob> {
  const [token, session] = [getSession()?.token, getSessionKey()];
  const isOver = () => getSessionKey() !== session;
  const fetching = async (): Promise<Blob> => {
    try {
      const response = await fetch(url, {
        headers: options.headers ?? (token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(options.signal && { signal: options.signal }),
      });
      if (response.status === 401 && getSession()?.token === token) endSession('unauthenticated');
      if (!response.ok) throw responseError(response.status, await response.text());
      options.onHeaders?.(response.headers);
      return await read(response, isOver, options.onProgress);
    } catch (error) {
      throw isOver() ? responseError(401, '') : error;
    }
  };
  return countRequest(fetching());
}
