import { type CallOutcome, CircuitBreaker, CircuitOpenError } from './circuitBreaker.ts';

const OPEN_MS = 5_000;

let now = 0;
let breaker: CircuitBreaker;
const call = (outcome: CallOutcome, times = 1): void => {
  for (let i = 0; i < times; i++) breaker.startCall()(outcome);
};

beforeEach(() => {
  now = 0;
  breaker = new CircuitBreaker({}, () => now);
});

test('the breaker opens at the fifth call when half of the calls failed', () => {
  call('success', 2);
  call('failure', 2);
  expect(breaker.isOpen).toBe(false);
  call('failure');
  expect(breaker.isOpen).toBe(true);
  expect(() => breaker.startCall()).toThrow(CircuitOpenError);
});

test('the breaker stays closed while fewer than half of the calls fail', () => {
  for (let i = 0; i < 20; i++) {
    call('success', 2);
    call('failure');
  }
  expect(breaker.isOpen).toBe(false);
});

test('failures older than ten seconds are not counted', () => {
  call('failure', 4);
  now = 11_000;
  call('failure', 4);
  expect(breaker.isOpen).toBe(false);
});

test('cancelled calls are not counted', () => {
  call('failure', 4);
  call('cancelled', 10);
  expect(breaker.isOpen).toBe(false);
});

describe('an open breaker', () => {
  beforeEach(() => call('failure', 5));

  test('lets a single trial call through after five seconds', () => {
    now = OPEN_MS - 1;
    expect(() => breaker.startCall()).toThrow(CircuitOpenError);
    now = OPEN_MS;
    breaker.startCall();
    expect(() => breaker.startCall()).toThrow(CircuitOpenError);
  });

  test('closes and starts counting anew when the trial call succeeds', () => {
    now = OPEN_MS;
    call('success');
    call('failure', 4);
    expect(breaker.isOpen).toBe(false);
  });

  test('stays open for another five seconds when the trial call fails', () => {
    now = OPEN_MS;
    call('failure');
    now = 2 * OPEN_MS - 1;
    expect(() => breaker.startCall()).toThrow(CircuitOpenError);
  });

  test('lets the next call be the trial when the trial call is cancelled', () => {
    now = OPEN_MS;
    call('cancelled');
    call('success');
    expect(breaker.isOpen).toBe(false);
  });
});

test('a call that began before the breaker opened does not close it', () => {
  const endEarlyCall = breaker.startCall();
  call('failure', 5);
  endEarlyCall('success');
  expect(breaker.isOpen).toBe(true);
});

test('the breaker opens when exactly half of the calls failed', () => {
  call('success', 4);
  call('failure', 3);
  expect(breaker.isOpen).toBe(false);
  call('failure');
  expect(breaker.isOpen).toBe(true);
});

describe('time-outs of one owner', () => {
  /** Makes calls until the breaker lets none through; returns whether it let all through. */
  const callOf = (owner: string, outcome: CallOutcome, times = 1): boolean => {
    try {
      for (let i = 0; i < times; i++) breaker.startCall(owner)(outcome);
      return true;
    } catch {
      return false;
    }
  };
  const isOpenFor = (owner: string): boolean => !callOf(owner, 'cancelled');

  test.each([
    ['nobody else calls', 0, 0],
    ['the calls of others succeed', 4, 0],
    ['one call of another is as slow', 3, 1],
    ['most calls of others succeed', 3, 2],
  ])('stop his calls alone while %s', (_, successes, timeouts) => {
    callOf('other', 'success', successes);
    callOf('other', 'timeout', timeouts);
    callOf('dear', 'timeout', 5 + successes);
    expect([isOpenFor('dear'), isOpenFor('other'), isOpenFor('third'), breaker.isOpen]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test.each([
    ['two calls of others are as slow', 0, 2],
    ['half of the calls of others are as slow', 2, 2],
  ])('stop everybody when %s', (_, successes, timeouts) => {
    callOf('other', 'success', successes);
    callOf('dear', 'timeout', 4);
    callOf('other', 'timeout', timeouts);
    expect(['dear', 'other', 'third'].map(isOpenFor)).toEqual([true, true, true]);
  });

  test('say nothing of a service that refuses him: that stops everybody', () => {
    callOf('dear', 'timeout', 1);
    callOf('dear', 'failure', 4);
    expect(['dear', 'other'].map(isOpenFor)).toEqual([true, true]);
  });

  test('end with a trial call of his own', () => {
    callOf('dear', 'timeout', 5);
    now = OPEN_MS;
    callOf('dear', 'timeout');
    expect(isOpenFor('dear')).toBe(true);
    now = 2 * OPEN_MS;
    callOf('other', 'success');
    callOf('dear', 'success');
    callOf('dear', 'timeout', 3);
    expect(isOpenFor('dear')).toBe(false);
  });

  test('are forgotten when he has not come back for a while', () => {
    callOf('dear', 'timeout', 5);
    now = 60_000;
    callOf('third', 'timeout', 5);
    callOf('dear', 'timeout');
    expect(isOpenFor('dear')).toBe(false);
  });
});
