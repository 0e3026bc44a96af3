import type { CancelSignal } from './cancelSignal.ts';

export interface BulkheadOptions {
  /** Calls that may run at once; further ones wait. */
  maxConcurrent: number;
  /** Calls that may wait; further ones are rejected. */
  maxQueued: number;
  /** Calls of one owner that may run at once; further ones wait while those of others start. Left out, as many as of all. */
  maxOfOwner?: number;
}

/** Thrown for a call that finds all slots taken and the queue full. */
export class QueueFullError extends Error {
  constructor() {
    super('too many calls waiting');
  }
}

interface Waiting {
  owner: string;
  start: () => void;
}

/** Limits how many calls run at once and how many wait, so that neither one slow service nor one caller can use up the whole server. */
export class Bulkhead {
  #running = 0;
  readonly #ofOwner = new Map<string, number>();
  #queue: Waiting[] = [];

  constructor(private readonly options: BulkheadOptions) {}

  /** Waits for a free slot, in order of arrival. Rejects with the signal's reason when cancelled meanwhile. */
  async acquire(signal?: CancelSignal, owner = ''): Promise<void> {
    if (this.#mayStart(owner)) {
      this.#add(owner, 1);
      return;
    }
    if (this.#isQueueFull(owner)) throw new QueueFullError();
    await new Promise<void>((resolve, reject) => {
      const start = (): void => {
        unsubscribe?.();
        resolve();
      };
      this.#queue.push({ owner, start });
      const unsubscribe = signal?.onCancel((reason) => {
        this.#queue = this.#queue.filter((waiting) => waiting.start !== start);
        reject(reason);
      });
    });
  }

  /** Frees a slot that was acquired, or passes it on to the call that has waited longest among those that may start. */
  release(owner = ''): void {
    this.#add(owner, -1);
    const at = this.#queue.findIndex((waiting) => this.#mayStart(waiting.owner));
    const [next] = at < 0 ? [] : this.#queue.splice(at, 1);
    if (!next) return;
    this.#add(next.owner, 1);
    next.start();
  }

  #mayStart(owner: string): boolean {
    const { maxConcurrent, maxOfOwner = maxConcurrent } = this.options;
    return this.#running < maxConcurrent && (this.#ofOwner.get(owner) ?? 0) < maxOfOwner;
  }

  /** One owner has half of the queue, so that others may wait too. */
  #isQueueFull(owner: string): boolean {
    const { maxQueued, maxOfOwner } = this.options;
    if (this.#queue.length >= maxQueued) return true;
    return maxOfOwner !== undefined && this.#queue.filter((one) => one.owner === owner).length >= maxQueued / 2;
  }

  #add(owner: string, count: 1 | -1): void {
    this.#running += count;
    const ofOwner = (this.#ofOwner.get(owner) ?? 0) + count;
    if (ofOwner > 0) this.#ofOwner.set(owner, ofOwner);
    else this.#ofOwner.delete(owner);
  }
}
