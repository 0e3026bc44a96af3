import type { CancelSignal } from './cancelSignal.ts';

/** How a service is treated when it is slow or failing. Each service has its own, so that one cannot drag down another. */
export interface ResilienceOptions {
  /** Calls in flight at once; further ones wait. */
  inFlight: number;
  /** Calls that may wait; further ones are turned away. */
  queued: number;
  /** Failures are counted over this time. */
  windowMs: number;
  /** So many calls are needed before their failures mean anything. */
  fewestCalls: number;
  /** The share of failures that opens the breaker. */
  failureShare: number;
  /** How long it stays open before one call may try again. */
  openMs: number;
}

export const resilienceDefaults: ResilienceOptions = {
  inFlight: 64,
  queued: 128,
  windowMs: 10_000,
  fewestCalls: 5,
  failureShare: 0.5,
  openMs: 5_000,
};

export class TurnedAway extends Error {
  constructor(readonly reason: 'open' | 'full') {
    super(reason === 'open' ? 'circuit breaker is open' : 'too many calls waiting');
  }
}

const BUCKETS = 10;
type Outcome = 'ok' | 'failed' | 'given up';

/**
 * Stops calling a service that mostly fails, and lets one call through now and then to see whether it is back.
 * A call that its caller gave up says nothing about the service and is not counted.
 */
export class Breaker {
  #buckets = Array.from({ length: BUCKETS }, () => ({ slot: 0, ok: 0, failed: 0 }));
  #openUntil = 0;
  #probing = false;
  #generation = 0;

  constructor(
    private readonly options: ResilienceOptions,
    private readonly now: () => number = Date.now,
  ) {}

  get isOpen(): boolean {
    return this.#openUntil > 0;
  }

  /** Asks to make a call; throws when the breaker is open. The answer must be called once with how it went. */
  enter(): (outcome: Outcome) => void {
    const generation = this.#generation;
    if (this.#openUntil === 0) {
      return (outcome) => {
        if (generation === this.#generation) this.#count(outcome);
      };
    }
    if (this.#probing || this.now() < this.#openUntil) throw new TurnedAway('open');
    this.#probing = true;
    return (outcome) => this.#settleProbe(outcome);
  }

  #settleProbe(outcome: Outcome): void {
    this.#probing = false;
    if (outcome === 'failed') this.#openUntil = this.now() + this.options.openMs;
    if (outcome === 'ok') this.#openUntil = 0;
  }

  #count(outcome: Outcome): void {
    if (outcome === 'given up') return;
    const slot = Math.floor(this.now() / (this.options.windowMs / BUCKETS));
    const bucket = this.#buckets[slot % BUCKETS];
    if (!bucket) return;
    if (bucket.slot !== slot) Object.assign(bucket, { slot, ok: 0, failed: 0 });
    bucket[outcome]++;
    if (outcome === 'ok') return;
    const recent = this.#buckets.filter((one) => one.slot > slot - BUCKETS);
    const failed = recent.reduce((sum, one) => sum + one.failed, 0);
    const calls = recent.reduce((sum, one) => sum + one.ok, failed);
    if (calls < this.options.fewestCalls || failed / calls < this.options.failureShare) return;
    this.#openUntil = this.now() + this.options.openMs;
    this.#generation++;
    for (const one of this.#buckets) Object.assign(one, { ok: 0, failed: 0 });
  }
}

/** Lets so many calls run at once and so many wait, in order; the rest is turned away at once. */
export class Bulkhead {
  #running = 0;
  #waiting: (() => void)[] = [];

  constructor(private readonly options: ResilienceOptions) {}

  /** Waits for a place. Rejects with the reason of a stop meanwhile. Each place must be left again. */
  async enter(stop: CancelSignal): Promise<void> {
    if (this.#running < this.options.inFlight) {
      this.#running++;
      return;
    }
    if (this.#waiting.length >= this.options.queued) throw new TurnedAway('full');
    await new Promise<void>((resolve, reject) => {
      const start = (): void => {
        forget();
        resolve();
      };
      this.#waiting.push(start);
      const forget = stop.onCancel((reason) => {
        this.#waiting = this.#waiting.filter((one) => one !== start);
        reject(reason);
      });
    });
  }

  /** Gives the place to the one that waits longest. */
  leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#running--;
  }
}

/** Retries may add at most a fifth to the calls: with the two in hand at the start, 100 failing calls cause at most 120 tries. */
export class RetryBudget {
  #saved = 2;

  earn(): void {
    this.#saved = Math.min(10, this.#saved + 0.18);
  }

  /** Takes one retry; false when the budget is used up. */
  spend(): boolean {
    if (this.#saved < 1) return false;
    this.#saved--;
    return true;
  }
}
