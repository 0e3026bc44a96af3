import { refusal } from '../apollo/refusal.ts';
import { countRequest } from '../apollo/requestsInFlight.ts';
import { endSession, getSession, getSessionKey, subscribeToSession } from '../session/sessionStore.ts';

interface Options {
  /** Called with the bytes that have come, and with how many will, null where the server does not say. */
  onProgress?: (loaded: number, total: number | null) => void;
  /** Gives the file up; it then fails with an AbortError. */
  signal: AbortSignal;
}

async function read(answer: Response, isOver: () => boolean, onProgress: Options['onProgress']): Promise<Blob> {
  const reader = answer.body?.getReader();
  // A reader that is cancelled has come to its end; what broke off before tells its reader.
  const stop = subscribeToSession(() => {
    if (isOver()) reader?.cancel().catch(() => undefined);
  });
  const total = Number(answer.headers.get('content-length')) || null;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let loaded = 0;
  try {
    for (;;) {
      const { value } = (await reader?.read()) ?? {};
      if (isOver()) throw new Error('The session has ended');
      if (!value) return new Blob(parts, { type: answer.headers.get('content-type') ?? '' });
      parts.push(value);
      loaded += value.length;
      onProgress?.(loaded, total);
    }
  } finally {
    stop();
  }
}

/**
 * A file of this origin that only its owners may read: the token travels in the header, which a link cannot send.
 * Fails as Apollo does when it is refused, with a TypeError when the connection breaks off. When its session ends, what has come is thrown away
 * and the rest not waited for: it fails as if the server had refused it.
 */
export function fetchFile(url: string, options: Options): Promise<Blob> {
  const [token, session] = [getSession()?.token, getSessionKey()];
  const isOver = () => getSessionKey() !== session;
  const fetching = async (): Promise<Blob> => {
    try {
      const answer = await fetch(url, {
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
        signal: options.signal,
      });
      if (answer.status === 401 && getSession()?.token === token) endSession('unauthenticated');
      if (!answer.ok) throw refusal(answer.status, await answer.text());
      return await read(answer, isOver, options.onProgress);
    } catch (error) {
      throw isOver() ? refusal(401, '') : error;
    }
  };
  return countRequest(fetching());
}
