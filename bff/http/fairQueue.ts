import { clientError } from '../errors.ts';
import { recentRequesters, type RecentRequesters } from '../recentRequesters.ts';

/**
 * Our figure: what one requester may have under way beside others, a request with a small body counted as 1. A page of
 * the web client asks five at most.
 */
const SHARE = 8;
/** Our figure: a body of this length counts as one request more; to parse it takes about as long. */
const BYTES_A_UNIT = 32 * 1024;
/**
 * Our figure: a request that takes longer waits for a service, which costs no processor, or computes in slices, which
 * have a share of their own.
 */
const MAX_HELD_MS = 250;
/**
 * Our figure: for each unit; a request that is answered sooner, such as a refused one, holds its slot until then, or
 * the next is there at once.
 */
const MIN_HELD_MS = 5;
/**
 * Our figure: what the answer of a refused request says to wait. To read and refuse it may take as long as to compute
 * it.
 */
const REFUSED_MS = 1_000;
const MAX_WAITING = 200;
/** Requesters of whom nothing is under way are forgotten when there are more. */
const MAX_IDLE = 1_000;

interface Slot {
  units: number;
  /** When it began. */
  since: number;
  /** When it counts no longer. */
  until: number;
}
interface Waiting {
  units: number;
  start: () => void;
}
interface Requester {
  slots: Set<Slot>;
  waiting: Waiting[];
  timer: NodeJS.Timeout | null;
}

/**
 * Admits requests in turn. One requester alone is never held up. While others send requests too, each has a share of
 * what is under way, and what is beyond it waits with its body unread: a closed loop of forty connections then has no
 * more turns of the event loop than eight.
 */
export class FairQueue {
  readonly #requesters = new Map<string, Requester>();

  constructor(private readonly recent: RecentRequesters = recentRequesters) {}

  /**
   * Calls `start`, at once or when it is the request's turn. Returns the function that ends the request, or its
   * waiting; it is told whether the request was refused because of others of the same requester, which keeps its slot
   * for a second. Throws RATE_LIMITED where 200 of the requester's wait.
   */
  admit(name: string, bytes: number, start: () => void): (isRefused?: boolean) => void {
    this.recent.record(name);
    const requester = this.#requesterOf(name);
    const units = Math.min(SHARE, 1 + Math.floor(bytes / BYTES_A_UNIT));
    if (requester.waiting.length >= MAX_WAITING)
      throw clientError('RATE_LIMITED', 'Too many requests of the caller at once', { retryAfterSeconds: 1 });
    let slot: Slot | null = null;
    const begin = () => {
      const since = performance.now();
      requester.slots.add((slot = { units, since, until: since + MAX_HELD_MS }));
      start();
    };
    const waiting = { units, start: begin };
    requester.waiting.push(waiting);
    this.#proceed(name, requester);
    return (isRefused = false) => {
      if (slot) this.#leave(name, requester, slot, isRefused);
      else requester.waiting = requester.waiting.filter((one) => one !== waiting);
      this.#proceed(name, requester);
    };
  }

  #leave(name: string, { slots }: Requester, slot: Slot, isRefused: boolean): void {
    slot.until = isRefused ? slot.since + REFUSED_MS : Math.min(slot.until, slot.since + slot.units * MIN_HELD_MS);
    if (isRefused) slots.add(slot);
    if (!this.recent.hasOtherRequester(name) || slot.until <= performance.now()) slots.delete(slot);
  }

  /** Starts what may start, and looks again when the next slot is free. */
  #proceed(name: string, requester: Requester): void {
    const now = performance.now();
    const isAlone = !this.recent.hasOtherRequester(name, now);
    let used = 0;
    let next = Infinity;
    if (!isAlone)
      for (const slot of requester.slots) {
        if (slot.until <= now) requester.slots.delete(slot);
        else {
          used += slot.units;
          next = Math.min(next, slot.until);
        }
      }
    for (let [first] = requester.waiting; first; [first] = requester.waiting) {
      if (!isAlone && used > 0 && used + first.units > SHARE) break;
      requester.waiting.shift();
      used += first.units;
      first.start();
    }
    if (requester.waiting.length === 0 || requester.timer) return;
    const again = () => {
      requester.timer = null;
      this.#proceed(name, requester);
    };
    requester.timer = setTimeout(again, Math.max(1, Math.min(next - now, MAX_HELD_MS)));
  }

  #requesterOf(name: string): Requester {
    const known = this.#requesters.get(name);
    if (known) return known;
    if (this.#requesters.size >= MAX_IDLE) this.#dropIdle();
    const fresh: Requester = { slots: new Set(), waiting: [], timer: null };
    this.#requesters.set(name, fresh);
    return fresh;
  }

  #dropIdle(): void {
    const now = performance.now();
    for (const [name, { slots, waiting }] of this.#requesters) {
      const isIdle = waiting.length === 0 && [...slots].every(({ until }) => until <= now);
      if (isIdle) this.#requesters.delete(name);
    }
  }
}
