import { closeSlowConnections } from './slowClients.ts';

const KIB = 1024;
const connection = { moved: 5_000_000, isAwaited: true, isDestroyed: false };
let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(connection, { moved: 5_000_000, isAwaited: true, isDestroyed: false });
  const socket = { destroy: () => Object.assign(connection, { isDestroyed: true }) as never };
  stop = closeSlowConnections(socket, {
    bytesMoved: () => connection.moved,
    isWaitingForClient: () => connection.isAwaited,
    windowMs: 10_000,
  });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

/** Whether the connection is closed after ten seconds in which the client moves this many bytes. */
const isClosedAfter = (bytes: number): boolean => {
  connection.moved += bytes;
  jest.advanceTimersByTime(10_000);
  return connection.isDestroyed;
};

test('10 KiB/s keep a connection open, a byte less closes it', () => {
  expect([isClosedAfter(100 * KIB), isClosedAfter(100 * KIB), isClosedAfter(100 * KIB - 1)]).toEqual([
    false,
    false,
    true,
  ]);
});

test('a fast start does not count for the next ten seconds', () => {
  expect([isClosedAfter(50_000 * KIB), isClosedAfter(0)]).toEqual([false, true]);
});

test('a client is not blamed while the server waits for something else', () => {
  connection.isAwaited = false;
  expect(isClosedAfter(0)).toBe(false);
  connection.isAwaited = true;
  expect(isClosedAfter(0)).toBe(true);
});

test('the returned function ends the check', () => {
  stop();
  expect(isClosedAfter(0)).toBe(false);
});
