import { isIPv6 } from 'node:net';
import { clientError } from '../errors.ts';
import { ExpiringMap } from './expiringMap.ts';

const MAX_KEYS = 10_000;

interface Tries {
  failures: number;
  /** Tries under way: they count as failures until they end, so that many at once are no way around the limit. */
  pending: number;
  since: number;
  lockedUntil: number;
}

/** Counts failures under a key; past the limit the key is locked, each time twice as long, never longer than the window. */
class FailureCounter {
  readonly #records: ExpiringMap<Tries>;

  constructor(
    private readonly limit: number,
    private readonly windowMs: number,
    private readonly firstLockMs: number,
    private readonly now: () => number,
  ) {
    this.#records = new ExpiringMap(MAX_KEYS, now);
  }

  /** Notes a try, or throws RATE_LIMITED. */
  enter(key: string): Tries {
    const now = this.now();
    const known = this.#records.get(key);
    if (known && now < known.lockedUntil) throw tooMany(known.lockedUntil - now);
    const quiet = known ? now - Math.max(known.since, known.lockedUntil) : Infinity;
    const fresh = !known || (known.pending === 0 && quiet >= this.windowMs);
    const record = fresh ? { failures: 0, pending: 0, since: now, lockedUntil: 0 } : known;
    if (record.pending > 0 && record.failures + record.pending >= this.limit) throw tooMany(1000);
    record.pending++;
    this.#records.set(key, record, 2 * this.windowMs);
    return record;
  }

  fail(record: Tries): void {
    record.pending--;
    record.failures++;
    if (record.failures < this.limit) return;
    record.lockedUntil = this.now() + Math.min(this.firstLockMs * 2 ** (record.failures - this.limit), this.windowMs);
  }

  clear(key: string): void {
    this.#records.delete(key);
  }
}

const tooMany = (ms: number) =>
  clientError('RATE_LIMITED', 'Too many failed attempts', { retryAfterSeconds: Math.ceil(ms / 1000) });

/** An address as an attacker owns them: of IPv6 whole /64 networks are handed out. */
function network(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}

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

  constructor({ perAccount, perAddress, windowMs, firstLockMs }: LoginLimits, now: () => number = Date.now) {
    this.#accounts = new FailureCounter(perAccount, windowMs, firstLockMs, now);
    this.#addresses = new FailureCounter(perAddress, windowMs, firstLockMs, now);
  }

  /** Runs one try. It counts as a failure when it answers null; an error says nothing about the password. */
  async try<Result>(email: string, ip: string, run: () => Promise<Result | null>): Promise<Result | null> {
    const account = email.toLowerCase();
    const address = this.#addresses.enter(network(ip));
    const entry = this.#enterAccount(account, address);
    let result: Result | null;
    try {
      result = await run();
    } catch (error) {
      address.pending--;
      entry.pending--;
      throw error;
    }
    if (result === null) {
      this.#addresses.fail(address);
      this.#accounts.fail(entry);
    } else {
      address.pending--;
      this.#accounts.clear(account);
    }
    return result;
  }

  #enterAccount(account: string, address: Tries): Tries {
    try {
      return this.#accounts.enter(account);
    } catch (error) {
      address.pending--;
      throw error;
    }
  }
}
