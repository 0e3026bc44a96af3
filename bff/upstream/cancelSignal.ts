/**
 * Cancels work once, with a reason. The platform's AbortSignal does the same, but creating one and listening to it
 * costs more than a tenth of a whole call to a service: see schema/decisions/resilience.md.
 */
export class CancelSignal {
  reason: Error | null = null;
  readonly #listeners = new Set<(reason: Error) => void>();

  cancel(reason: Error): void {
    if (this.reason) return;
    this.reason = reason;
    for (const listener of this.#listeners) listener(reason);
  }

  /** Runs at once if already cancelled. Returns an unsubscribe function. */
  onCancel(listener: (reason: Error) => void): () => void {
    if (this.reason) listener(this.reason);
    else this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
