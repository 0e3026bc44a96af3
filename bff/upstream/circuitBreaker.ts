export interface CircuitBreakerOptions {
  /** Successes and failures are counted over this time. */
  windowMs: number;
  /** Fewer calls than this within the window never open the breaker. */
  minCalls: number;
  /** Fewer calls than this, without the time-outs of one owner, do not open it for the others. */
  minCallsOfOthers: number;
  /** The share of failures that opens the breaker. */
  failureRatio: number;
  /** How long the breaker stays open before it lets one trial call through. */
  openMs: number;
}

const defaults: CircuitBreakerOptions = {
  ...{ windowMs: 10_000, minCalls: 5, failureRatio: 0.5, openMs: 5_000 },
  // Our figure: one may be as dear a call as those of the owner who has many.
  minCallsOfOthers: 2,
};

/** The window is counted in this many parts; the oldest part is dropped as time goes on. */
const BUCKETS = 10;

/** A cancelled call says nothing about the service's health, so it is not counted. */
export type CallOutcome = 'success' | 'failure' | 'timeout' | 'cancelled';

type Counts = Record<Exclude<CallOutcome, 'cancelled'>, number>;

const none: Counts = { success: 0, failure: 0, timeout: 0 };
const sum = (all: readonly Counts[]): Counts =>
  all.reduce(
    (total, { success, failure, timeout }) => ({
      success: total.success + success,
      failure: total.failure + failure,
      timeout: total.timeout + timeout,
    }),
    none,
  );

/** Thrown for a call that is not made because most of the recent ones failed. */
export class CircuitOpenError extends Error {
  constructor() {
    super('circuit breaker is open');
  }
}

/** Calls are not made until a moment; then one of them is the trial. */
interface OpenCircuit {
  until: number;
  isTrialRunning: boolean;
}

/**
 * Stops calling a service while most calls fail. After `openMs` one trial call decides whether the service is back.
 *
 * A service that is down fails everybody. Time-outs of one owner alone may come from the dear calls that he makes: they
 * stop his calls and nobody else's (security design, T2).
 */
export class CircuitBreaker {
  readonly #options: CircuitBreakerOptions;
  readonly #buckets = Array.from({ length: BUCKETS }, () => ({ slot: 0, ofOwner: new Map<string, Counts>() }));
  #openForAll: OpenCircuit | null = null;
  readonly #openForOwner = new Map<string, OpenCircuit>();
  /** Grows whenever the breaker opens for everybody, so that calls which began before that are not counted after it. */
  #generation = 0;

  constructor(
    options: Partial<CircuitBreakerOptions> = {},
    private readonly now: () => number = Date.now,
  ) {
    this.#options = { ...defaults, ...options };
  }

  /** Whether it is open for everybody. */
  get isOpen(): boolean {
    return this.#openForAll !== null;
  }

  /**
   * Throws CircuitOpenError while the breaker is open for the owner of the call. Call the returned function once, with
   * the outcome of the call.
   */
  startCall(owner = ''): (outcome: CallOutcome) => void {
    const circuit = this.#openForAll ?? this.#openForOwner.get(owner);
    if (circuit) return this.#startTrial(circuit, owner);
    const generation = this.#generation;
    return (outcome) => {
      if (generation === this.#generation && outcome !== 'cancelled') this.#count(owner, outcome);
    };
  }

  #startTrial(circuit: OpenCircuit, owner: string): (outcome: CallOutcome) => void {
    if (circuit.isTrialRunning || this.now() < circuit.until) throw new CircuitOpenError();
    circuit.isTrialRunning = true;
    return (outcome) => {
      circuit.isTrialRunning = false;
      if (outcome === 'failure' || outcome === 'timeout') circuit.until = this.now() + this.#options.openMs;
      if (outcome !== 'success') return;
      if (circuit === this.#openForAll) this.#openForAll = null;
      else this.#closeFor(owner);
    };
  }

  #count(owner: string, outcome: keyof Counts): void {
    const slot = Math.floor(this.now() / (this.#options.windowMs / BUCKETS));
    const bucket = this.#buckets[slot % BUCKETS];
    if (!bucket) return;
    if (bucket.slot !== slot) {
      bucket.slot = slot;
      bucket.ofOwner.clear();
    }
    const counts = bucket.ofOwner.get(owner) ?? { ...none };
    bucket.ofOwner.set(owner, counts);
    counts[outcome]++;
    if (outcome !== 'success') this.#openWhereFailing(slot);
  }

  #openWhereFailing(currentSlot: number): void {
    const { minCalls, minCallsOfOthers } = this.#options;
    const recent = this.#buckets.filter(({ slot }) => slot > currentSlot - BUCKETS);
    const byOwner = new Map<string, Counts>();
    for (const [owner, counts] of recent.flatMap(({ ofOwner }) => [...ofOwner]))
      byOwner.set(owner, sum([counts, byOwner.get(owner) ?? none]));
    const all = sum([...byOwner.values()]);
    if (!this.#isFailing(all, minCalls)) return;
    const [slowest, own] = [...byOwner].reduce((most, one) => (one[1].timeout > most[1].timeout ? one : most));
    const withoutHim = { ...all, timeout: all.timeout - own.timeout };
    if (this.#isFailing(withoutHim, minCallsOfOthers)) this.#open(null);
    else if (this.#isFailing(own, 1)) this.#open(slowest);
  }

  #isFailing({ success, failure, timeout }: Counts, minCalls: number): boolean {
    const calls = success + failure + timeout;
    return calls >= minCalls && (failure + timeout) / calls >= this.#options.failureRatio;
  }

  /** Opens for an owner, or for everybody with null. */
  #open(owner: string | null): void {
    const now = this.now();
    const circuit = { until: now + this.#options.openMs, isTrialRunning: false };
    if (owner === null) {
      this.#openForAll = circuit;
      this.#generation++;
      this.#openForOwner.clear();
      for (const { ofOwner } of this.#buckets) ofOwner.clear();
      return;
    }
    // Whoever has not come back for a while does not have to make a trial call.
    for (const [name, { until }] of this.#openForOwner) if (until < now - this.#options.windowMs) this.#closeFor(name);
    if (!this.#openForOwner.has(owner)) this.#openForOwner.set(owner, circuit);
  }

  #closeFor(owner: string): void {
    this.#openForOwner.delete(owner);
    for (const { ofOwner } of this.#buckets) ofOwner.delete(owner);
  }
}
