/** Our figure: longer than a person's browser is silent while it loads a page. */
const RECENT_MS = 2_000;

/**
 * Whether several requesters use a resource at the moment. One alone may use all of it; only beside others is anybody
 * held to a share. The two latest are enough to know.
 */
export class RecentRequesters {
  #latest = { name: '', at: -Infinity };
  #before = { name: '', at: -Infinity };

  record(name: string, now = performance.now()): void {
    if (name !== this.#latest.name) {
      this.#before = this.#latest;
      this.#latest = { name, at: now };
    } else this.#latest.at = now;
  }

  /** Whether somebody else sent a request in the last two seconds. */
  hasOtherRequester(name: string, now = performance.now()): boolean {
    const other = this.#latest.name === name ? this.#before : this.#latest;
    return now - other.at < RECENT_MS;
  }
}

/** Who sends requests to this process. */
export const recentRequesters = new RecentRequesters();
