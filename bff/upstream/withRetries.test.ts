import { Deadline } from './deadline.ts';
import { UpstreamError } from './errors.ts';
import { RetryBudget } from './retryBudget.ts';
import { withRetries } from './withRetries.ts';

const outage = (afterMs: number | null = null) => new UpstreamError('UPSTREAM_UNAVAILABLE', 'status 503', { afterMs });
let deadline: Deadline;
let budget: RetryBudget;
let attempts = 0;

beforeEach(() => {
  jest.useFakeTimers();
  deadline = new Deadline(10_000, undefined);
  budget = new RetryBudget();
  attempts = 0;
});
afterEach(() => {
  deadline.clear();
  jest.useRealTimers();
});

/**
 * Makes a call whose attempts fail so, one after the other, and succeed then. Returns what came of it after so many
 * milliseconds.
 */
async function call(errors: readonly Error[], { isSafe = true, waitMs = 10_000 } = {}): Promise<string> {
  let outcome = 'waiting';
  withRetries({ isSafe, attemptMs: 1_000, deadline, budget }, () => {
    const error = errors[attempts++];
    return error ? Promise.reject(error) : Promise.resolve('done');
  }).then(
    (result) => (outcome = result),
    (error: unknown) => (outcome = String(error)),
  );
  await jest.advanceTimersByTimeAsync(waitMs);
  return outcome;
}

test('a read is made three times at most', async () => {
  expect(await call([outage(), outage()])).toBe('done');
  expect(attempts).toBe(3);
});

test('a read that fails three times fails', async () => {
  expect(await call([outage(), outage(), outage()])).toContain('UPSTREAM_UNAVAILABLE');
  expect(attempts).toBe(3);
});

test('a write is never repeated, because it may have been carried out', async () => {
  expect(await call([outage()], { isSafe: false })).toContain('UPSTREAM_UNAVAILABLE');
  expect(attempts).toBe(1);
});

test.each([new UpstreamError('UPSTREAM_BAD_RESPONSE', 'not JSON'), new Error('a bug')])(
  'an error that lasts is not repeated: %s',
  async (error) => {
    expect(await call([error])).toContain(error.message);
    expect(attempts).toBe(1);
  },
);

test('a retry comes after the delay that the service asks for', async () => {
  expect(await call([outage(3_000)], { waitMs: 2_999 })).toBe('waiting');
  await jest.advanceTimersByTimeAsync(1);
  expect(attempts).toBe(2);
});

test.each([
  ['five seconds', 5_000, 2],
  ['more than five seconds', 5_001, 1],
])('a service that asks for %s is waited for or not', async (_, afterMs, expected) => {
  await call([outage(afterMs)]);
  expect(attempts).toBe(expected);
});

test('no retry is made that would come after the end of the call', async () => {
  deadline.clear();
  deadline = new Deadline(2_000, undefined);
  expect(await call([outage(2_001)])).toContain('UPSTREAM_UNAVAILABLE');
  expect(attempts).toBe(1);
});

test('no retry is made once the budget is used up', async () => {
  while (budget.takeRetry());
  expect(await call([outage()])).toContain('UPSTREAM_UNAVAILABLE');
  expect(attempts).toBe(1);
});
