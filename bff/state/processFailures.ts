import { LRUCache } from 'lru-cache';
import { atMost } from './atMost.ts';
import type { Attempt, FailureCounter, FailureRules } from './sharedState.ts';

const MAX_KEYS = 10_000;
/** What an attempt waits that would pass the limit if all under way failed. */
export const PENDING_WAIT_MS = 1_000;

interface Attempts {
  failures: number;
  pending: number;
  since: number;
  lockedUntil: number;
}

/** Failures as this process has seen them. */
export class ProcessFailures implements FailureCounter {
  readonly #rules: FailureRules;
  readonly #clock: { now: () => number };
  readonly #records: LRUCache<string, Attempts>;

  constructor(rules: FailureRules, clock: { now: () => number }) {
    this.#rules = rules;
    this.#clock = clock;
    this.#records = new LRUCache({ ...atMost(MAX_KEYS), ttl: 2 * rules.windowMs, perf: clock, ttlResolution: 0 });
  }

  begin(key: string): Promise<Attempt | number> {
    const { limit, windowMs } = this.#rules;
    const now = this.#clock.now();
    const known = this.#records.get(key);
    if (known && now < known.lockedUntil) return Promise.resolve(known.lockedUntil - now);
    const quietMs = known ? now - Math.max(known.since, known.lockedUntil) : Infinity;
    const isForgiven = !known || (known.pending === 0 && quietMs >= windowMs);
    const record = isForgiven ? { failures: 0, pending: 0, since: now, lockedUntil: 0 } : known;
    if (record.pending > 0 && record.failures + record.pending >= limit) return Promise.resolve(PENDING_WAIT_MS);
    record.pending++;
    this.#records.set(key, record);
    return Promise.resolve({
      fail: () => {
        this.#endWithFailure(record);
        return Promise.resolve();
      },
      drop: () => {
        record.pending--;
        return Promise.resolve();
      },
    });
  }

  #endWithFailure(record: Attempts): void {
    const { limit, windowMs, firstLockMs } = this.#rules;
    record.pending--;
    record.failures++;
    if (record.failures < limit) return;
    record.lockedUntil = this.#clock.now() + Math.min(firstLockMs * 2 ** (record.failures - limit), windowMs);
  }

  reset(key: string): Promise<void> {
    this.#records.delete(key);
    return Promise.resolve();
  }
}
