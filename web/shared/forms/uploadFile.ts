import { refusal } from '../apollo/refusal.ts';
import { countRequest } from '../apollo/requestsInFlight.ts';
import { asText, readObject } from '../safeJson.ts';
import { endSession, getSession } from '../session/sessionStore.ts';
import { serverPaths } from '../url/paths.ts';

interface Options {
  /** What it is, where it is not a picture: the server takes each kind by rules of its own. */
  kind?: 'table' | 'document' | 'sheet';
  /** Called with the part that has been sent, from 0 to 1. */
  onProgress: (part: number) => void;
  /** Gives the upload up; it then fails with an AbortError. */
  signal: AbortSignal;
}

/** Sends a file and gives the reference that a mutation takes. XMLHttpRequest, because fetch tells no progress of what it sends. */
export function uploadFile(file: File, { kind, onProgress, signal }: Options): Promise<string> {
  const token = getSession()?.token;
  const sending = new Promise<string>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', serverPaths.upload(kind));
    if (token !== undefined) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.setRequestHeader('apollo-require-preflight', 'true');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const reference = asText(readObject(request.responseText)?.reference);
      if (request.status === 200 && reference) resolve(reference);
      else reject(refusal(request.status, request.responseText));
      if (request.status === 401 && getSession()?.token === token) endSession('unauthenticated');
    };
    request.onerror = () => reject(new TypeError('The upload broke off'));
    request.onabort = () => reject(new DOMException('The upload was given up', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    const body = new FormData();
    body.append('file', file);
    request.send(body);
  });
  return countRequest(sending);
}
