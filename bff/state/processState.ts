import { LRUCache } from 'lru-cache';
import { atMost } from './atMost.ts';
import { ProcessFailures } from './processFailures.ts';
import { RateLimit } from './rateLimit.ts';
import type { FailureRules, RateCounter, Records, SharedState, StateStatus } from './sharedState.ts';

const MAX_RECORDS = 100_000;

/** State of this process alone, for a BFF that runs once. */
export class ProcessState implements SharedState {
  readonly #clock: { now: () => number };
  readonly #records: LRUCache<string, string>;
  readonly records: Records = {
    set: (key, value, ttl) => {
      this.#records.set(key, value, { ttl });
      return Promise.resolve();
    },
    get: (key) => Promise.resolve(this.#records.get(key) ?? null),
    take: (key) => {
      const value = this.#records.get(key) ?? null;
      this.#records.delete(key);
      return Promise.resolve(value);
    },
  };

  constructor(clock: { now: () => number } = performance) {
    this.#clock = clock;
    // 0 reads the clock on every access; by default lru-cache reads it once a millisecond and needs a timer for that.
    this.#records = new LRUCache({ ...atMost(MAX_RECORDS), perf: clock, ttlResolution: 0 });
  }

  failures(_name: string, rules: FailureRules): ProcessFailures {
    return new ProcessFailures(rules, this.#clock);
  }

  rates(_name: string, max: number, windowMs: number): RateCounter {
    const limit = new RateLimit(max, windowMs, this.#clock);
    return {
      waitMsOf: (key) => Promise.resolve(limit.waitMsOf(key)),
      count: (key) => {
        limit.count(key);
        return Promise.resolve();
      },
    };
  }

  /** There is nobody else to tell. */
  publish(): void {
    return;
  }

  subscribe(): void {
    return;
  }

  status(): Promise<StateStatus> {
    return Promise.resolve('local');
  }

  start(): Promise<void> {
    return Promise.resolve();
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
