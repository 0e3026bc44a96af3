import { codeOf } from '../errors.ts';
import { LoginLimiter } from './loginLimiter.ts';

const MINUTE = 60_000;
const limits = { perAccount: 5, perAddress: 20, windowMs: 15 * MINUTE, firstLockMs: MINUTE };
const wrong = () => Promise.resolve(null);
const right = () => Promise.resolve('session');

function start() {
  const time = { now: 0 };
  const limiter = new LoginLimiter(limits, () => time.now);
  const tries = async (times: number, email = 'a@b.rs', ip = '10.0.0.1') => {
    for (let i = 0; i < times; i++) await limiter.try(email, ip, wrong);
  };
  /** Seconds to wait, or null when the try is let through. */
  const waitOf = async (email = 'a@b.rs', ip = '10.0.0.1', run = wrong): Promise<unknown> => {
    try {
      await limiter.try(email, ip, run);
      return null;
    } catch (error) {
      expect(codeOf(error)).toBe('RATE_LIMITED');
      return (error as { extensions: Record<string, unknown> }).extensions['retryAfterSeconds'];
    }
  };
  return { time, limiter, tries, waitOf };
}

test('five failures lock an account for a minute, in any spelling of it, and no other account', async () => {
  const { tries, waitOf } = start();
  await tries(5);
  expect(await waitOf('A@B.rs')).toBe(60);
  expect(await waitOf('other@b.rs')).toBeNull();
});

test('each failure after a lock doubles it, up to the window', async () => {
  const { time, tries, waitOf } = start();
  await tries(5);
  let lock = 60;
  for (const next of [120, 240, 480, 900, 900]) {
    time.now += lock * 1000;
    expect(await waitOf()).toBeNull();
    expect(await waitOf()).toBe(next);
    lock = next;
  }
});

test('the right password after the lock works and forgives the account', async () => {
  const { time, limiter, tries, waitOf } = start();
  await tries(5);
  time.now += MINUTE;
  await expect(limiter.try('a@b.rs', '10.0.0.1', right)).resolves.toBe('session');
  await tries(4);
  expect(await waitOf()).toBeNull();
});

test('a quiet quarter of an hour forgives', async () => {
  const { time, tries, waitOf } = start();
  await tries(4);
  time.now += 15 * MINUTE;
  await tries(4);
  expect(await waitOf()).toBeNull();
});

test('twenty failures lock an address, whatever accounts they were for; a success forgives it nothing', async () => {
  const { limiter, tries, waitOf } = start();
  for (let i = 0; i < 19; i++) await tries(1, `p${i}@b.rs`);
  await limiter.try('known@b.rs', '10.0.0.1', right);
  await tries(1, 'p19@b.rs');
  expect(await waitOf('new@b.rs')).toBe(60);
  expect(await waitOf('new@b.rs', '10.0.0.2')).toBeNull();
});

test('one IPv6 network of 64 bits is one address', async () => {
  const { tries, waitOf } = start();
  for (let i = 0; i < 20; i++) await tries(1, `p${i}@b.rs`, `2001:db8::1:${i.toString(16)}`);
  expect(await waitOf('new@b.rs', '2001:db8:0:0:ffff::1')).toBe(60);
  expect(await waitOf('new@b.rs', '2001:db8:0:1::1')).toBeNull();
});

test('many at once are no way around the limit', async () => {
  const { limiter } = start();
  let reached = 0;
  const slow = () => {
    reached++;
    return new Promise<null>((resolve) => setImmediate(() => resolve(null)));
  };
  await Promise.allSettled(Array.from({ length: 100 }, () => limiter.try('a@b.rs', '10.0.0.1', slow)));
  expect(reached).toBe(5);
});

test('a service that fails is nobody’s wrong password', async () => {
  const { limiter, waitOf } = start();
  for (let i = 0; i < 30; i++) {
    await expect(limiter.try('a@b.rs', '10.0.0.1', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  }
  expect(await waitOf()).toBeNull();
});
