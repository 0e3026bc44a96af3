/**
 * How failures are counted: from the limit on each locks the key, twice as long as the one before, up to the window.
 */
export interface FailureRules {
  limit: number;
  windowMs: number;
  firstLockMs: number;
}

/** An attempt under way. It counts as a failure until it ends; otherwise many at once would get around the limit. */
export interface Attempt {
  fail(): Promise<void>;
  /** Ends it without a failure. */
  drop(): Promise<void>;
}

/** Counts failures by key. */
export interface FailureCounter {
  /** Counts an attempt as under way; how many milliseconds to wait where it is not allowed. */
  begin(key: string): Promise<Attempt | number>;
  /** Forgets the failures of a key. */
  reset(key: string): Promise<void>;
}

/** Counts what happens for a key within a window that begins with the first of it. */
export interface RateCounter {
  /** How long a key has to wait, in milliseconds; 0 while it is below the limit. */
  waitMsOf(key: string): Promise<number>;
  count(key: string): Promise<void>;
}

/** Texts that are kept for a time. */
export interface Records {
  set(key: string, value: string, ttlMs: number): Promise<void>;
  get(key: string): Promise<string | null>;
  /** Reads and deletes: of several who take the same, one gets it. */
  take(key: string): Promise<string | null>;
}

/** What a process tells the others of. `missed` is told by the connection itself: events may have been lost. */
export type StateEvent =
  | { kind: 'token'; hash: string }
  | { kind: 'revoked'; hash: string }
  | { kind: 'viewer'; id: string }
  | { kind: 'company'; id: string }
  | { kind: 'missed' };

/**
 * Whether the state is that of this process alone, shared with others, or meant to be shared while the store is away.
 */
export type StateStatus = 'local' | 'shared' | 'away';

/**
 * The state that all processes of the BFF share. Nothing of it rejects because a store is away: then what this process
 * knows holds, so that limits on passwords stay in force. See `schema/decisions/shared-state.md`.
 */
export interface SharedState {
  /** A counter of its own for each name. */
  failures(name: string, rules: FailureRules): FailureCounter;
  rates(name: string, max: number, windowMs: number): RateCounter;
  readonly records: Records;
  /** Tells the other processes. */
  publish(event: StateEvent): void;
  /** Calls the listener for what other processes tell. */
  subscribe(listener: (event: StateEvent) => void): void;
  /** Asks the store, and takes it for away after half a second. */
  status(): Promise<StateStatus>;
  /** Connects; resolves also where that fails, after at most two seconds. */
  start(): Promise<void>;
  close(): Promise<void>;
}
