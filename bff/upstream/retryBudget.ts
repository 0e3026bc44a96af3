const INITIAL_RETRIES = 2;
const MAX_SAVED_RETRIES = 10;
const RETRIES_PER_CALL = 0.18;

/**
 * Limits retries to a fifth of all calls, so that retries cannot multiply the load on a service that is failing
 * already: every call saves 0.18 of a retry, two are available at the start, hence 100 failing calls cause at most 120
 * attempts.
 */
export class RetryBudget {
  #saved = INITIAL_RETRIES;

  /** Call once for every call, before its first attempt. */
  addCall(): void {
    this.#saved = Math.min(MAX_SAVED_RETRIES, this.#saved + RETRIES_PER_CALL);
  }

  /** Uses one retry; false when none is left. */
  takeRetry(): boolean {
    if (this.#saved < 1) return false;
    this.#saved--;
    return true;
  }
}
