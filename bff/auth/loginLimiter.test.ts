import { codeOf } from '../errors.ts';
import { ProcessState } from '../state/processState.ts';
import { LoginLimiter } from './loginLimiter.ts';

const MINUTE = 60_000;
const limits = { perAccount: 5, perAddress: 20, windowMs: 15 * MINUTE, firstLockMs: MINUTE };
const wrong = () => Promise.resolve(null);
const right = () => Promise.resolve('session');

function start() {
  // Not from 0: lru-cache takes that for an entry that never expires.
  const clock = { time: 1, now: () => clock.time };
  const limiter = new LoginLimiter(limits, new ProcessState(clock), 'test');
  const fail = async (times: number, email = 'a@b.rs', ip = '10.0.0.1') => {
    for (let i = 0; i < times; i++) await limiter.attempt(email, ip, wrong);
  };
  /** The seconds that the limiter says to wait; null when the attempt is allowed. */
  const waitOf = async (email = 'a@b.rs', ip = '10.0.0.1', run = wrong): Promise<unknown> => {
    try {
      await limiter.attempt(email, ip, run);
      return null;
    } catch (error) {
      expect(codeOf(error)).toBe('RATE_LIMITED');
      return (error as { extensions: Record<string, unknown> }).extensions['retryAfterSeconds'];
    }
  };
  return { clock, limiter, fail, waitOf };
}

test('five failures lock an account for a minute, however its address is capitalised', async () => {
  const { fail, waitOf } = start();
  await fail(5);
  expect(await waitOf('A@B.rs')).toBe(60);
  expect(await waitOf('other@b.rs')).toBeNull();
});

test('each failure after a lock doubles the lock, up to fifteen minutes', async () => {
  const { clock, fail, waitOf } = start();
  await fail(5);
  let lock = 60;
  for (const next of [120, 240, 480, 900, 900]) {
    clock.time += lock * 1000;
    expect(await waitOf()).toBeNull();
    expect(await waitOf()).toBe(next);
    lock = next;
  }
});

test('the right password after the lock clears the failures of the account', async () => {
  const { clock, limiter, fail, waitOf } = start();
  await fail(5);
  clock.time += MINUTE;
  await expect(limiter.attempt('a@b.rs', '10.0.0.1', right)).resolves.toBe('session');
  await fail(4);
  expect(await waitOf()).toBeNull();
});

test('failures are forgotten after fifteen minutes without one', async () => {
  const { clock, fail, waitOf } = start();
  await fail(4);
  clock.time += 15 * MINUTE;
  await fail(4);
  expect(await waitOf()).toBeNull();
});

test('twenty failures lock a network address across accounts', async () => {
  const { limiter, fail, waitOf } = start();
  for (let i = 0; i < 19; i++) await fail(1, `p${i}@b.rs`);
  await limiter.attempt('known@b.rs', '10.0.0.1', right);
  await fail(1, 'p19@b.rs');
  expect(await waitOf('new@b.rs')).toBe(60);
  expect(await waitOf('new@b.rs', '10.0.0.2')).toBeNull();
});

test('an IPv6 network of 64 bits counts as one address', async () => {
  const { fail, waitOf } = start();
  for (let i = 0; i < 20; i++) await fail(1, `p${i}@b.rs`, `2001:db8::1:${i.toString(16)}`);
  expect(await waitOf('new@b.rs', '2001:db8:0:0:ffff::1')).toBe(60);
  expect(await waitOf('new@b.rs', '2001:db8:0:1::1')).toBeNull();
});

test('simultaneous attempts count against the limit while they run', async () => {
  const { limiter } = start();
  let reached = 0;
  const slow = () => {
    reached++;
    return new Promise<null>((resolve) => setImmediate(() => resolve(null)));
  };
  await Promise.allSettled(Array.from({ length: 100 }, () => limiter.attempt('a@b.rs', '10.0.0.1', slow)));
  expect(reached).toBe(5);
});

test('an error of the service does not count as a wrong password', async () => {
  const { limiter, waitOf } = start();
  for (let i = 0; i < 30; i++) {
    await expect(limiter.attempt('a@b.rs', '10.0.0.1', () => Promise.reject(new Error('down')))).rejects.toThrow(
      'down',
    );
  }
  expect(await waitOf()).toBeNull();
});
