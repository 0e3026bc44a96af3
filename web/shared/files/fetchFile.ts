import { refusal } from '../apollo/refusal.ts';
import { countRequest } from '../apollo/requestsInFlight.ts';
import { endSession, getSession } from '../session/sessionStore.ts';

interface Options {
  /** Called with the bytes that have come, and with how many will, null where the server does not say. */
  onProgress?: (loaded: number, total: number | null) => void;
  /** Gives the file up; it then fails with an AbortError. */
  signal: AbortSignal;
}

async function read(answer: Response, { onProgress }: Options): Promise<Blob> {
  const type = answer.headers.get('content-type') ?? '';
  const reader = answer.body?.getReader();
  if (!reader) return new Blob([await answer.arrayBuffer()], { type });
  const total = Number(answer.headers.get('content-length')) || null;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let loaded = 0;
  for (;;) {
    const { value } = await reader.read();
    if (!value) return new Blob(parts, { type });
    parts.push(value);
    loaded += value.length;
    onProgress?.(loaded, total);
  }
}

/**
 * A file of this origin that only its owners may read: the token travels in the header, which a link cannot send.
 * Fails as Apollo does when it is refused, with a TypeError when the connection breaks off.
 */
export function fetchFile(url: string, options: Options): Promise<Blob> {
  const token = getSession()?.token;
  const fetching = async (): Promise<Blob> => {
    const answer = await fetch(url, { headers: token === undefined ? {} : { authorization: `Bearer ${token}` }, signal: options.signal });
    if (answer.status === 401 && getSession()?.token === token) endSession('unauthenticated');
    if (!answer.ok) throw refusal(answer.status, await answer.text());
    return read(answer, options);
  };
  return countRequest(fetching());
}
