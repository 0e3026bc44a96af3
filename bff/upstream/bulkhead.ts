import { RecentRequesters } from '../recentRequesters.ts';
import type { CancelSignal } from './cancelSignal.ts';

export interface BulkheadOptions {
  /** Calls that may run at once; further ones wait. */
  maxConcurrent: number;
  /** Calls that may wait; further ones are rejected. */
  maxQueued: number;
  /**
   * Calls of one owner that may run at once; further ones wait while those of others start. Left out, as many as of
   * all.
   */
  maxOfOwner?: number;
  /** Calls of one owner that may wait; further ones are rejected. Left out, as many as of all. */
  maxQueuedOfOwner?: number;
  /** Calls of one owner at a time, running or waiting, that are a flood. Left out, none are. */
  flood?: number;
}

/** Thrown for a call that finds all slots taken and the queue full. */
export class QueueFullError extends Error {
  constructor() {
    super('too many calls waiting');
  }
}

/**
 * Our figure: an owner who floods beside others has one call at a time for so long, which is longer than the pause
 * between two pages of a reader.
 */
const FLOOD_MS = 3_000;
/**
 * Our figure: after each call a flooding owner waits twice its duration, so that the service is free for others more
 * often than not.
 */
const COOLDOWN_FACTOR = 2;
const MAX_REST_MS = 1_000;

interface Waiting {
  owner: string;
  start: () => void;
}

/**
 * Limits how many calls run at once and how many wait, so that neither one slow service nor one caller can use up the
 * whole server. An owner who has many calls under way beside others gets them one by one, with pauses, until he has
 * asked for fewer for a while.
 */
export class Bulkhead {
  #running = 0;
  readonly #ofOwner = new Map<string, number>();
  readonly #recent = new RecentRequesters();
  /** Until when an owner counts as one who floods. */
  readonly #floods = new Map<string, number>();
  #queue: Waiting[] = [];

  constructor(private readonly options: BulkheadOptions) {}

  /** Waits for a free slot, in order of arrival. Rejects with the signal's reason when cancelled meanwhile. */
  async acquire(signal?: CancelSignal, owner = ''): Promise<void> {
    this.#noteFlood(owner);
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

  /**
   * Frees a slot that was acquired, `tookMs` milliseconds ago, or passes it on to the calls that have waited longest
   * among those that may start.
   */
  release(owner = '', tookMs = 0): void {
    if (this.#isHeldBack(owner)) setTimeout(() => this.#free(owner), Math.min(tookMs * COOLDOWN_FACTOR, MAX_REST_MS));
    else this.#free(owner);
  }

  #free(owner: string): void {
    this.#add(owner, -1);
    for (;;) {
      const at = this.#queue.findIndex((waiting) => this.#mayStart(waiting.owner));
      const [next] = at < 0 ? [] : this.#queue.splice(at, 1);
      if (!next) return;
      this.#add(next.owner, 1);
      next.start();
    }
  }

  #mayStart(owner: string): boolean {
    const { maxConcurrent, maxOfOwner = maxConcurrent } = this.options;
    const most = this.#isHeldBack(owner) ? 1 : maxOfOwner;
    return this.#running < maxConcurrent && (this.#ofOwner.get(owner) ?? 0) < most;
  }

  #noteFlood(owner: string): void {
    const { flood } = this.options;
    if (flood === undefined) return;
    const now = performance.now();
    this.#recent.record(owner, now);
    if ((this.#ofOwner.get(owner) ?? 0) + this.#queuedOf(owner) + 1 >= flood) this.#floods.set(owner, now + FLOOD_MS);
    else if (this.#floods.size > 0 && (this.#floods.get(owner) ?? 0) < now) this.#floods.delete(owner);
  }

  #isHeldBack(owner: string): boolean {
    const now = performance.now();
    return (this.#floods.get(owner) ?? 0) > now && this.#recent.hasOtherRequester(owner, now);
  }

  #queuedOf(owner: string): number {
    return this.#queue.reduce((count, one) => count + (one.owner === owner ? 1 : 0), 0);
  }

  #isQueueFull(owner: string): boolean {
    const { maxQueued, maxQueuedOfOwner = maxQueued } = this.options;
    return this.#queue.length >= maxQueued || this.#queuedOf(owner) >= maxQueuedOfOwner;
  }

  #add(owner: string, count: 1 | -1): void {
    this.#running += count;
    const ofOwner = (this.#ofOwner.get(owner) ?? 0) + count;
    if (ofOwner > 0) this.#ofOwner.set(owner, ofOwner);
    else this.#ofOwner.delete(owner);
  }
}
