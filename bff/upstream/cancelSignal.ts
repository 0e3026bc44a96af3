/**
 * Says once, with a reason, that something is to end. An AbortSignal says the same, but making and hearing one costs
 * more than a tenth of a whole call to a service.
 */
export class CancelSignal {
  reason: Error | null = null;
  readonly #listeners = new Set<(reason: Error) => void>();

  cancel(reason: Error): void {
    if (this.reason) return;
    this.reason = reason;
    for (const listener of this.#listeners) listener(reason);
  }

  /** Calls the listener at the stop, at once when it was before. The answer takes the listener away. */
  onCancel(listener: (reason: Error) => void): () => void {
    if (this.reason) listener(this.reason);
    else this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
