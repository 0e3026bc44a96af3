import { clientError } from '../errors.ts';

/** Limits how many requests of one person are handled at once; further ones are rejected with RATE_LIMITED. */
export class ConcurrencyLimit {
  readonly #running = new Map<string, number>();

  constructor(
    private readonly max: number,
    private readonly message: string,
  ) {}

  /** Takes a slot of the owner. Returns the function that releases it, which may be called more than once. */
  acquire(owner: string): () => void {
    const running = this.#running.get(owner) ?? 0;
    if (running >= this.max) throw clientError('RATE_LIMITED', this.message, { retryAfterSeconds: 5 });
    this.#running.set(owner, running + 1);
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      const left = (this.#running.get(owner) ?? 1) - 1;
      if (left > 0) this.#running.set(owner, left);
      else this.#running.delete(owner);
    };
  }
}
