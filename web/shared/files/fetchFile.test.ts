import { aSession } from '../../../tests/support/session.ts';
import { describeError } from '../apollo/describeError.ts';
import { getRequestsInFlight } from '../apollo/requestsInFlight.ts';
import { endSession, getSession, restoreSession, startSession } from '../session/sessionStore.ts';
import { fetchFile } from './fetchFile.ts';

const direct = globalThis.fetch;
const piece = (text: string) => new TextEncoder().encode(text);
let server: { send: (text: string) => void; end: () => void; fail: () => void; isGivenUp: boolean };
let forget: () => void;
beforeEach(() => {
  localStorage.clear();
  forget = restoreSession();
  startSession(aSession('user'));
  globalThis.fetch = () => {
    const body = new ReadableStream({
      start(stream) {
        server = {
          send: (text) => stream.enqueue(piece(text)),
          end: () => stream.close(),
          fail: () => stream.error(new TypeError('broken')),
          isGivenUp: false,
        };
      },
      cancel() {
        server.isGivenUp = true;
      },
    });
    return Promise.resolve(
      new Response(body, { headers: { 'content-type': 'application/pdf', 'content-length': '6' } }),
    );
  };
});
afterEach(() => forget());
afterAll(() => {
  globalThis.fetch = direct;
});

/** Begins to fetch a file; waits until its first half has come. */
async function begun() {
  const loaded: (number | null)[][] = [];
  let tell: () => void;
  const half = new Promise<void>((resolve) => (tell = resolve));
  const file = fetchFile('/documents/a/1', {
    signal: new AbortController().signal,
    onProgress: (...progress) => {
      loaded.push(progress);
      tell();
    },
  });
  const outcome = file.catch((error: unknown) => error);
  server.send('abc');
  await half;
  return { outcome, loaded };
}
const codeOf = async (outcome: Promise<unknown>) => describeError(await outcome).code;

test('a file comes whole, and how far it is is told', async () => {
  const { outcome, loaded } = await begun();
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

test('what is under way when the person logs out is given up, and never comes', async () => {
  const { outcome, loaded } = await begun();
  endSession('logout');
  expect(await codeOf(outcome)).toBe('UNAUTHENTICATED');
  expect([server.isGivenUp, loaded.length, getRequestsInFlight()]).toEqual([true, 1, 0]);
});

test.each(['end', 'fail'] as const)(
  'one whose last piece had come, or that breaks off (%s), is told to nobody after it either',
  async (how) => {
    const { outcome } = await begun();
    server[how]();
    endSession('logout');
    startSession(aSession('admin', { user: { ...aSession('admin').user, id: 'f'.repeat(24) } }));
    expect(await codeOf(outcome)).toBe('UNAUTHENTICATED');
    // The session of somebody else goes on.
    expect(getSession()).not.toBeNull();
  },
);

test('one that breaks off within its session says so', async () => {
  const { outcome } = await begun();
  server.fail();
  expect(await codeOf(outcome)).toBe('NETWORK');
});
