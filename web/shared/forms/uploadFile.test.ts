import { aSession } from '../../../tests/support/session.ts';
import { useUploadStub } from '../../../tests/support/uploadStub.ts';
import { describeError } from '../apollo/describeError.ts';
import { getRequestsInFlight } from '../apollo/requestsInFlight.ts';
import { getEndReason, getSession, restoreSession, startSession } from '../session/sessionStore.ts';
import { uploadFile } from './uploadFile.ts';

const server = useUploadStub();
const file = new Blob(['x'], { type: 'image/png' }) as File;
let unsubscribe: () => void;
beforeEach(() => {
  localStorage.clear();
  unsubscribe = restoreSession();
  startSession(aSession('user'));
});
afterEach(() => unsubscribe());

const upload = (options: Partial<Parameters<typeof uploadFile>[1]> = {}) =>
  uploadFile(file, { onProgress: () => undefined, signal: new AbortController().signal, ...options });
const failure = async (sending: Promise<string>) => describeError(await sending.catch((error: unknown) => error)).code;
const errorResponse = (status: number, code: string) => ({
  status,
  body: JSON.stringify({ errors: [{ message: 'for developers', extensions: { code } }] }),
});

test('an upload returns the reference of the file', async () => {
  server.answer({ status: 200, body: '{"reference":"abc"}' });
  const parts: number[] = [];
  const sending = upload({ onProgress: (part) => parts.push(part) });
  expect(getRequestsInFlight()).toBe(1);
  expect(await sending).toBe('abc');
  expect(getRequestsInFlight()).toBe(0);
  expect(parts).toEqual([0.4]);
  const [{ url, method, headers, body } = {}] = server.sent;
  expect({ url, method, headers }).toEqual({
    url: '/uploads',
    method: 'POST',
    headers: { authorization: 'Bearer token-of-user', 'apollo-require-preflight': 'true' },
  });
  expect(body?.get('file')).toBe(file);
});

test.each([
  [errorResponse(415, 'BAD_USER_INPUT'), 'BAD_USER_INPUT'],
  [errorResponse(429, 'RATE_LIMITED'), 'RATE_LIMITED'],
  [{ status: 502, body: '<html>' }, 'UPSTREAM_UNAVAILABLE'],
  [{ status: 413, body: '{"errors":[]}' }, 'INTERNAL_SERVER_ERROR'],
  [{ status: 200, body: '{}' }, 'INTERNAL_SERVER_ERROR'],
  [{ status: 200, body: '{"reference":7}' }, 'INTERNAL_SERVER_ERROR'],
  ['broken', 'NETWORK'],
] as const)('the response %j is described as %s', async (answer, code) => {
  server.answer(answer);
  expect(await failure(upload())).toBe(code);
  expect(getSession()).not.toBeNull();
});

test('a rejected token ends only the session that sent it', async () => {
  server.answer(errorResponse(401, 'UNAUTHENTICATED'));
  const sending = upload();
  startSession(aSession('user', { token: 'newer' }));
  expect(await failure(sending)).toBe('UNAUTHENTICATED');
  expect(getSession()?.token).toBe('newer');
  await failure(upload());
  expect(getSession()).toBeNull();
  expect(getEndReason()).toBe('unauthenticated');
});

test('the kind of the file is a query parameter', async () => {
  server.answer({ status: 200, body: '{"reference":"abc"}' });
  await upload({ kind: 'table' });
  expect(server.sent[0]?.url).toBe('/uploads?kind=table');
});

test('a cancelled upload fails with an AbortError', async () => {
  const controller = new AbortController();
  const sending = upload({ signal: controller.signal });
  controller.abort();
  await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
});
