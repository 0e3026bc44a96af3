export interface CircuitBreakerOptions {
  /** Successes and failures are counted over this time. */
  windowMs: number;
  /** Fewer calls than this within the window never open the breaker. */
  minCalls: number;
  /** The share of failures that opens the breaker. */
  failureRatio: number;
  /** How long the breaker stays open before it lets one trial call through. */
  openMs: number;
}

const defaults: CircuitBreakerOptions = { windowMs: 10_000, minCalls: 5, failureRatio: 0.5, openMs: 5_000 };

/** The window is counted in this many parts; the oldest part is dropped as time goes on. */
const BUCKETS = 10;

/** A cancelled call says nothing about the service's health, so it is not counted. */
export type CallOutcome = 'success' | 'failure' | 'cancelled';

/** Thrown for a call that is not made because most of the recent ones failed. */
export class CircuitOpenError extends Error {
  constructor() {
    super('circuit breaker is open');
  }
}

/** Stops calling a service while most calls fail. After `openMs` one trial call decides whether the service is back. */
export class CircuitBreaker {
  readonly #options: CircuitBreakerOptions;
  #buckets = Array.from({ length: BUCKETS }, () => ({ slot: 0, success: 0, failure: 0 }));
  #openUntil = 0;
  #isTrialRunning = false;
  /** Grows whenever the breaker opens, so that calls which began before that are not counted after it. */
  #generation = 0;

  constructor(
    options: Partial<CircuitBreakerOptions> = {},
    private readonly now: () => number = Date.now,
  ) {
    this.#options = { ...defaults, ...options };
  }

  get isOpen(): boolean {
    return this.#openUntil > 0;
  }

  /**
   * Throws CircuitOpenError while the breaker is open. Call the returned function once, with the outcome of the call.
   */
  startCall(): (outcome: CallOutcome) => void {
    const generation = this.#generation;
    if (this.#openUntil === 0) {
      return (outcome) => {
        if (generation === this.#generation) this.#count(outcome);
      };
    }
    if (this.#isTrialRunning || this.now() < this.#openUntil) throw new CircuitOpenError();
    this.#isTrialRunning = true;
    return (outcome) => this.#endTrial(outcome);
  }

  #endTrial(outcome: CallOutcome): void {
    this.#isTrialRunning = false;
    if (outcome === 'failure') this.#openUntil = this.now() + this.#options.openMs;
    if (outcome === 'success') this.#openUntil = 0;
  }

  #count(outcome: CallOutcome): void {
    if (outcome === 'cancelled') return;
    const slot = Math.floor(this.now() / (this.#options.windowMs / BUCKETS));
    const bucket = this.#buckets[slot % BUCKETS];
    if (!bucket) return;
    if (bucket.slot !== slot) Object.assign(bucket, { slot, success: 0, failure: 0 });
    bucket[outcome]++;
    if (outcome === 'failure' && this.#isFailing(slot)) this.#open();
  }

  #isFailing(currentSlot: number): boolean {
    const recent = this.#buckets.filter(({ slot }) => slot > currentSlot - BUCKETS);
    const failures = recent.reduce((sum, { failure }) => sum + failure, 0);
    const calls = recent.reduce((sum, { success }) => sum + success, failures);
    return calls >= this.#options.minCalls && failures / calls >= this.#options.failureRatio;
  }

  #open(): void {
    this.#openUntil = this.now() + this.#options.openMs;
    this.#generation++;
    for (const bucket of this.#buckets) Object.assign(bucket, { success: 0, failure: 0 });
  }
}
