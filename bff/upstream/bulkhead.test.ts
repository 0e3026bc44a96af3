import { Bulkhead, QueueFullError } from './bulkhead.ts';
import { CancelSignal } from './cancelSignal.ts';

let bulkhead: Bulkhead;
beforeEach(async () => {
  bulkhead = new Bulkhead({ maxConcurrent: 1, maxQueued: 2 });
  await bulkhead.acquire();
});

test('waiting calls start in order of arrival', async () => {
  const started: number[] = [];
  const waiting = [1, 2].map((call) => bulkhead.acquire().then(() => started.push(call)));
  bulkhead.release();
  await waiting[0];
  expect(started).toEqual([1]);
  bulkhead.release();
  await waiting[1];
  expect(started).toEqual([1, 2]);
});

test('a call that finds the queue full is rejected', async () => {
  void bulkhead.acquire();
  void bulkhead.acquire();
  await expect(bulkhead.acquire()).rejects.toThrow(QueueFullError);
});

test('a released slot can be acquired again', async () => {
  bulkhead.release();
  await expect(bulkhead.acquire()).resolves.toBeUndefined();
});

test('a call that is cancelled while it waits leaves the queue', async () => {
  const signal = new CancelSignal();
  const cancelled = bulkhead.acquire(signal);
  const next = bulkhead.acquire();
  signal.cancel(new Error('client disconnected'));
  await expect(cancelled).rejects.toThrow('client disconnected');
  bulkhead.release();
  await expect(next).resolves.toBeUndefined();
});

test('one owner leaves slots and places in the queue to others', async () => {
  const shared = new Bulkhead({ maxConcurrent: 3, maxQueued: 4, maxOfOwner: 2, maxQueuedOfOwner: 2 });
  const started: string[] = [];
  const ask = (owner: string) => shared.acquire(undefined, owner).then(() => started.push(owner));
  await Promise.all([ask('flood'), ask('flood')]);
  const waiting = [ask('flood'), ask('flood')];
  await expect(ask('flood')).rejects.toThrow(QueueFullError);
  await ask('other');
  expect(started).toEqual(['flood', 'flood', 'other']);
  shared.release('other');
  shared.release('flood');
  await waiting[0];
  expect(started).toEqual(['flood', 'flood', 'other', 'flood']);
});

describe('an owner who floods', () => {
  let shared: Bulkhead;
  let started: string[];
  const ask = (owner: string) => shared.acquire(undefined, owner).then(() => started.push(owner));
  beforeEach(() => {
    jest.useFakeTimers();
    shared = new Bulkhead({ maxConcurrent: 3, maxQueued: 20, maxOfOwner: 2, flood: 3 });
    started = [];
  });
  afterEach(() => jest.useRealTimers());

  /** Two calls of one owner run and a third waits, which is a flood. */
  async function flood(): Promise<void> {
    await Promise.all([ask('flood'), ask('flood')]);
    void ask('flood');
  }

  test.each([
    ['twice as long as a call took', 100, 200],
    ['no longer than a second', 5_000, 1_000],
  ])('rests beside others %s', async (_, tookMs, restMs) => {
    await ask('other');
    await flood();
    shared.release('flood', tookMs);
    shared.release('flood', tookMs);
    await jest.advanceTimersByTimeAsync(restMs - 1);
    expect(started).toEqual(['other', 'flood', 'flood']);
    await jest.advanceTimersByTimeAsync(1);
    expect(started).toEqual(['other', 'flood', 'flood', 'flood']);
  });

  test('gets calls one by one beside others', async () => {
    await ask('other');
    await flood();
    shared.release('flood');
    await jest.advanceTimersByTimeAsync(1);
    expect(started).toEqual(['other', 'flood', 'flood']);
  });

  test.each([
    [2_999, 0],
    [3_000, 1],
  ])('has after %i ms of fewer calls %i more than one at a time beside others', async (ms, more) => {
    await flood();
    shared.release('flood');
    shared.release('flood');
    await jest.advanceTimersByTimeAsync(ms);
    await ask('other');
    const before = started.length;
    void ask('flood');
    await jest.advanceTimersByTimeAsync(0);
    expect(started.length - before).toBe(more);
  });

  test('does not rest while nobody else asks', async () => {
    await flood();
    shared.release('flood', 100);
    await jest.advanceTimersByTimeAsync(0);
    expect(started).toEqual(['flood', 'flood', 'flood']);
  });
});
