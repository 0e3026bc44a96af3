import { aSession } from '../../../tests/support/session.ts';
import { describeError } from '../apollo/describeError.ts';
import { getRequestsInFlight } from '../apollo/requestsInFlight.ts';
import { endSession, getSession, restoreSession, startSession } from '../session/sessionStore.ts';
import { fetchFile } from './fetchFile.ts';

const direct = globalThis.fetch;
const encode = (text: string) => new TextEncoder().encode(text);
let server: { send: (text: string) => void; end: () => void; fail: () => void; isCancelled: boolean };
let unsubscribe: () => void;
beforeEach(() => {
  localStorage.clear();
  unsubscribe = restoreSession();
  startSession(aSession('user'));
  globalThis.fetch = () => {
    const body = new ReadableStream({
      start(stream) {
        server = {
          send: (text) => stream.enqueue(encode(text)),
          end: () => stream.close(),
          fail: () => stream.error(new TypeError('broken')),
          isCancelled: false,
        };
      },
      cancel() {
        server.isCancelled = true;
      },
    });
    return Promise.resolve(
      new Response(body, { headers: { 'content-type': 'application/pdf', 'content-length': '6' } }),
    );
  };
});
afterEach(() => unsubscribe());
afterAll(() => {
  globalThis.fetch = direct;
});

/** Starts a download and waits until the first half of the file has arrived. */
async function startDownload() {
  const loaded: (number | null)[][] = [];
  let resolveHalf: () => void;
  const half = new Promise<void>((resolve) => (resolveHalf = resolve));
  const file = fetchFile('/documents/a/1', {
    signal: new AbortController().signal,
    onProgress: (...progress) => {
      loaded.push(progress);
      resolveHalf();
    },
  });
  const outcome = file.catch((error: unknown) => error);
  server.send('abc');
  await half;
  return { outcome, loaded };
}
const codeOf = async (outcome: Promise<unknown>) => describeError(await outcome).code;

test('a download reports its progress', async () => {
  const { outcome, loaded } = await startDownload();
  server.send('def');
  server.end();
  const file = (await outcome) as Blob;
  expect([file.type, file.size, loaded]).toEqual([
    'application/pdf',
    6,
    [
      [3, 6],
      [6, 6],
    ],
  ]);
});

test('logging out cancels a running download', async () => {
  const { outcome, loaded } = await startDownload();
  endSession('logout');
  expect(await codeOf(outcome)).toBe('UNAUTHENTICATED');
  expect([server.isCancelled, loaded.length, getRequestsInFlight()]).toEqual([true, 1, 0]);
});

test.each(['end', 'fail'] as const)(
  'a download is unauthenticated when the log-out follows the stream event %s',
  async (how) => {
    const { outcome } = await startDownload();
    server[how]();
    endSession('logout');
    startSession(aSession('admin', { user: { ...aSession('admin').user, id: 'f'.repeat(24) } }));
    expect(await codeOf(outcome)).toBe('UNAUTHENTICATED');
    // The new session of another person is not ended.
    expect(getSession()).not.toBeNull();
  },
);

test('a lost connection is a network error', async () => {
  const { outcome } = await startDownload();
  server.fail();
  expect(await codeOf(outcome)).toBe('NETWORK');
});
