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
