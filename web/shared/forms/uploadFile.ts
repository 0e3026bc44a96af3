import { responseError } from '../apollo/responseError.ts';
import { countRequest } from '../apollo/requestsInFlight.ts';
import { asText, readObject } from '../safeJson.ts';
import { endSession, getSession } from '../session/sessionStore.ts';
import { serverPaths } from '../url/paths.ts';

/** The server has separate rules for each kind. */
export type UploadKind = 'table' | 'document' | 'sheet' | 'pifFile' | 'p12';

interface Options {
  /** A picture when it is left out. */
  kind?: UploadKind;
  /** Called with the part that has been sent, from 0 to 1. */
  onProgress: (part: number) => void;
  /** Cancels the upload, which then fails with an AbortError. */
  signal: AbortSignal;
}

/**
 * Uploads a file and returns the reference for a mutation. XMLHttpRequest, because fetch reports no upload progress.
 */
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
      else reject(responseError(request.status, request.responseText));
      if (request.status === 401 && getSession()?.token === token) endSession('unauthenticated');
    };
    request.onerror = () => reject(new TypeError('The upload was interrupted'));
    request.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    const body = new FormData();
    body.append('file', file);
    request.send(body);
  });
  return countRequest(sending);
}
