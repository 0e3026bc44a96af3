import type { CancelSignal } from './cancelSignal.ts';

export interface BulkheadOptions {
  /** Calls that may run at once; further ones wait. */
  maxConcurrent: number;
  /** Calls that may wait; further ones are rejected. */
  maxQueued: number;
}

/** Thrown for a call that finds all slots taken and the queue full. */
export class QueueFullError extends Error {
  constructor() {
    super('too many calls waiting');
  }
}

/** Limits how many calls run at once and how many wait, so that one slow service cannot use up the whole server. */
export class Bulkhead {
  #running = 0;
  #queue: (() => void)[] = [];

  constructor(private readonly options: BulkheadOptions) {}

  /** Waits for a free slot, in order of arrival. Rejects with the signal's reason when cancelled meanwhile. */
  async acquire(signal?: CancelSignal): Promise<void> {
    if (this.#running < this.options.maxConcurrent) {
      this.#running++;
      return;
    }
    if (this.#queue.length >= this.options.maxQueued) throw new QueueFullError();
    await new Promise<void>((resolve, reject) => {
      const start = (): void => {
        unsubscribe?.();
        resolve();
      };
      this.#queue.push(start);
      const unsubscribe = signal?.onCancel((reason) => {
        this.#queue = this.#queue.filter((waiting) => waiting !== start);
        reject(reason);
      });
    });
  }

  /** Frees a slot that was acquired, or passes it on to the call that has waited longest. */
  release(): void {
    const next = this.#queue.shift();
    if (next) next();
    else this.#running--;
  }
}
