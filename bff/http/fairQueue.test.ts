import { RecentRequesters } from '../recentRequesters.ts';
import { FairQueue } from './fairQueue.ts';

const KB = 1024;
let recent: RecentRequesters;
let share: FairQueue;
let started: number[];

beforeEach(() => {
  jest.useFakeTimers();
  recent = new RecentRequesters();
  share = new FairQueue(recent);
  started = [];
});
afterEach(() => jest.useRealTimers());

/** Sends requests with bodies of so many bytes, numbered from 0, and returns what ends each. */
const send = (...bytes: number[]) =>
  bytes.map((length, number) => share.admit('one', length, () => void started.push(number)));
const small = (count: number) => Array.from({ length: count }, () => 0);
const besideAnother = () => recent.record('other');

test('one requester alone is never held up', () => {
  send(...small(100));
  expect(started).toHaveLength(100);
});

test('beside another eight small requests are under way at a time', () => {
  besideAnother();
  send(...small(9));
  expect(started).toHaveLength(8);
});

test('a request that is answered at once holds its place for five milliseconds', () => {
  besideAnother();
  const ends = send(...small(9));
  ends[0]?.();
  jest.advanceTimersByTime(4);
  ends[1]?.();
  expect(started).toHaveLength(8);
  jest.advanceTimersByTime(1);
  ends[2]?.();
  expect(started).toHaveLength(9);
});

test('a request that takes a quarter of a second no longer counts', () => {
  besideAnother();
  send(...small(9));
  jest.advanceTimersByTime(249);
  expect(started).toHaveLength(8);
  jest.advanceTimersByTime(1);
  expect(started).toHaveLength(9);
});

test('a refused request keeps its place for a second', () => {
  besideAnother();
  for (const end of send(...small(8))) end(true);
  share.admit('one', 0, () => void started.push(8));
  jest.advanceTimersByTime(999);
  expect(started).toHaveLength(8);
  jest.advanceTimersByTime(1);
  expect(started).toHaveLength(9);
});

test('each 32 KB of a body count as one request more', () => {
  besideAnother();
  // 1, 2 and 5 of 8.
  send(32 * KB - 1, 32 * KB, 5 * 32 * KB - 1);
  expect(started).toEqual([0, 1, 2]);
  share.admit('one', 0, () => void started.push(3));
  expect(started).toEqual([0, 1, 2]);
});

test('a larger request waits until all of it is within the share', () => {
  besideAnother();
  const [end] = send(...small(7), 32 * KB);
  expect(started).toHaveLength(7);
  jest.advanceTimersByTime(5);
  end?.();
  expect(started).toHaveLength(8);
});

test('a body of any length begins when nothing else is under way', () => {
  besideAnother();
  send(1024 * KB);
  expect(started).toEqual([0]);
});

test('requests begin in the order in which they came', () => {
  besideAnother();
  const [end] = send(...small(8), 7 * 32 * KB, 0);
  end?.();
  jest.advanceTimersByTime(5);
  expect(started).not.toContain(9);
  jest.advanceTimersByTime(500);
  expect(started.slice(8)).toEqual([8, 9]);
});

test('a request that ends while it waits never begins', () => {
  besideAnother();
  const ends = send(...small(9));
  ends[8]?.();
  jest.advanceTimersByTime(1_000);
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test('beyond 200 waiting requests one is refused, and others than its requester are not', () => {
  besideAnother();
  send(...small(208));
  let refusal: unknown;
  try {
    share.admit('one', 0, () => undefined);
  } catch (error) {
    refusal = error;
  }
  expect(refusal).toMatchObject({ extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 1 } });
  const begins = jest.fn();
  share.admit('other', 0, begins);
  expect(begins).toHaveBeenCalledTimes(1);
});

test('requesters of whom nothing is under way are kept up to a thousand', () => {
  const dropped = jest.spyOn(Map.prototype, 'delete');
  for (let at = 0; at < 1_000; at++) share.admit(`requester ${at}`, 0, () => undefined)();
  jest.advanceTimersByTime(5);
  expect(dropped).not.toHaveBeenCalled();
  share.admit('one more', 0, () => undefined);
  expect(dropped).toHaveBeenCalledTimes(1_000);
  dropped.mockRestore();
});
