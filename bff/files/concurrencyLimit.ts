import { clientError } from '../errors.ts';

/** Counts what is under way for a person, and refuses with RATE_LIMITED what goes beyond. */
export class ConcurrencyLimit {
  readonly #running = new Map<string, number>();

  constructor(
    private readonly most: number,
    private readonly refusal: string,
  ) {}

  /** Takes a place; the answer gives it back and may be called more than once. */
  acquire(owner: string): () => void {
    const running = this.#running.get(owner) ?? 0;
    if (running >= this.most) throw clientError('RATE_LIMITED', this.refusal, { retryAfterSeconds: 5 });
    this.#running.set(owner, running + 1);
    let isLeft = false;
    return () => {
      if (isLeft) return;
      isLeft = true;
      const left = (this.#running.get(owner) ?? 1) - 1;
      if (left > 0) this.#running.set(owner, left);
      else this.#running.delete(owner);
    };
  }
}
