import { LRUCache } from 'lru-cache';
import { clientError } from '../errors.ts';
import { networkOf } from './networkOf.ts';

const MAX_KEYS = 10_000;

interface Attempts {
  failures: number;
  /** Attempts under way count as failures until they end; otherwise many at once would get around the limit. */
  pending: number;
  since: number;
  lockedUntil: number;
}

interface Clock {
  now: () => number;
}

interface CounterOptions {
  limit: number;
  windowMs: number;
  firstLockMs: number;
  clock: Clock;
}

/** Counts failures by key. From the limit on each failure locks the key, twice as long as the one before, up to the window. */
class FailureCounter {
  readonly #options: CounterOptions;
  readonly #records: LRUCache<string, Attempts>;

  constructor(options: CounterOptions) {
    this.#options = options;
    this.#records = new LRUCache({ max: MAX_KEYS, ttl: 2 * options.windowMs, perf: options.clock, ttlResolution: 0 });
  }

  /** Counts an attempt as pending, or throws RATE_LIMITED. */
  begin(key: string): Attempts {
    const { limit, windowMs, clock } = this.#options;
    const now = clock.now();
    const known = this.#records.get(key);
    if (known && now < known.lockedUntil) throw tooManyAttempts(known.lockedUntil - now);
    const quietMs = known ? now - Math.max(known.since, known.lockedUntil) : Infinity;
    const isForgiven = !known || (known.pending === 0 && quietMs >= windowMs);
    const record = isForgiven ? { failures: 0, pending: 0, since: now, lockedUntil: 0 } : known;
    if (record.pending > 0 && record.failures + record.pending >= limit) throw tooManyAttempts(1000);
    record.pending++;
    this.#records.set(key, record);
    return record;
  }

  endWithFailure(record: Attempts): void {
    const { limit, windowMs, firstLockMs, clock } = this.#options;
    record.pending--;
    record.failures++;
    if (record.failures < limit) return;
    record.lockedUntil = clock.now() + Math.min(firstLockMs * 2 ** (record.failures - limit), windowMs);
  }

  reset(key: string): void {
    this.#records.delete(key);
  }
}

const tooManyAttempts = (waitMs: number) =>
  clientError('RATE_LIMITED', 'Too many failed attempts', { retryAfterSeconds: Math.ceil(waitMs / 1000) });

export interface LoginLimits {
  perAccount: number;
  perAddress: number;
  windowMs: number;
  firstLockMs: number;
}

/** Slows down the guessing of passwords, per account and per network address. */
export class LoginLimiter {
  readonly #accounts: FailureCounter;
  readonly #addresses: FailureCounter;

  constructor({ perAccount, perAddress, ...times }: LoginLimits, clock: Clock = performance) {
    this.#accounts = new FailureCounter({ ...times, limit: perAccount, clock });
    this.#addresses = new FailureCounter({ ...times, limit: perAddress, clock });
  }

  /** Runs one attempt. It fails when `logIn` resolves to null; an error says nothing about the password and does not count. */
  async attempt<Result>(email: string, ip: string, logIn: () => Promise<Result | null>): Promise<Result | null> {
    const account = email.toLowerCase();
    const addressRecord = this.#addresses.begin(networkOf(ip));
    const accountRecord = this.#beginAccount(account, addressRecord);
    let result: Result | null;
    try {
      result = await logIn();
    } catch (error) {
      addressRecord.pending--;
      accountRecord.pending--;
      throw error;
    }
    if (result === null) {
      this.#addresses.endWithFailure(addressRecord);
      this.#accounts.endWithFailure(accountRecord);
    } else {
      addressRecord.pending--;
      this.#accounts.reset(account);
    }
    return result;
  }

  #beginAccount(account: string, addressRecord: Attempts): Attempts {
    try {
      return this.#accounts.begin(account);
    } catch (error) {
      addressRecord.pending--;
      throw error;
    }
  }
}
