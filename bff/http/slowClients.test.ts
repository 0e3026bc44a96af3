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

/** Ten seconds in which so many bytes move. */
const pass = (bytes: number): boolean => {
  connection.moved += bytes;
  jest.advanceTimersByTime(10_000);
  return connection.isDestroyed;
};

test('10 KiB/s are enough, over and over, and a byte less is not', () => {
  expect([pass(100 * KIB), pass(100 * KIB), pass(100 * KIB - 1)]).toEqual([false, false, true]);
});

test('what was quick before and stops then is hung up on', () => {
  expect([pass(50_000 * KIB), pass(0)]).toEqual([false, true]);
});

test('nobody is blamed for what others are slow with', () => {
  connection.isAwaited = false;
  expect(pass(0)).toBe(false);
  connection.isAwaited = true;
  expect(pass(0)).toBe(true);
});

test('it ends with the watch', () => {
  stop();
  expect(pass(0)).toBe(false);
});
