import { LRUCache } from 'lru-cache';
import { atMost } from './atMost.ts';

const MAX_KEYS = 10_000;

/** Counts what happens for a key. The window begins with the first of it, so that who waits is let in again. */
export class RateLimit {
  readonly #counts: LRUCache<string, number>;

  constructor(
    private readonly max: number,
    windowMs: number,
    clock: { now: () => number } = performance,
  ) {
    this.#counts = new LRUCache({ ...atMost(MAX_KEYS), ttl: windowMs, perf: clock, ttlResolution: 0 });
  }

  /** How long a key has to wait, in milliseconds; 0 while it is below the limit. */
  waitMsOf(key: string): number {
    return (this.#counts.get(key) ?? 0) < this.max ? 0 : Math.max(1, this.#counts.getRemainingTTL(key));
  }

  /** Counts once more. */
  count(key: string): void {
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1, { noUpdateTTL: true });
  }
}
