import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { clientError } from '../errors.ts';
import { networkOf } from './networkOf.ts';

/** OWN: more than somebody needs who opens a page with its files, and an office of inspectors behind one address. */
const MAX_PER_LINK = 60;
const MAX_PER_ADDRESS = 120;
const WINDOW_MS = 60_000;
const MAX_KEYS = 10_000;

/** 256 bits in base64url, as the product server makes them. */
const isToken = (token: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(token);

/** Slows down requests without an account: per link, and per network address, so that nobody tries tokens. */
export class InspectionLimiter {
  readonly #counts: LRUCache<string, number>;

  constructor(clock: { now: () => number } = performance) {
    this.#counts = new LRUCache({ max: MAX_KEYS, ttl: WINDOW_MS, perf: clock, ttlResolution: 0 });
  }

  /** Counts a request. Throws RATE_LIMITED, or NOT_FOUND, as for every token that opens nothing, when it cannot be a token. */
  admit(token: string, ip: string): void {
    this.#count(`address ${networkOf(ip)}`, MAX_PER_ADDRESS);
    if (!isToken(token)) throw clientError('NOT_FOUND', 'No such link');
    this.#count(keyOfLink(token), MAX_PER_LINK);
  }

  #count(key: string, max: number): void {
    const count = (this.#counts.get(key) ?? 0) + 1;
    if (count > max) {
      const waitMs = this.#counts.getRemainingTTL(key);
      throw clientError('RATE_LIMITED', 'Too many requests', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
    }
    // The minute begins with the first request, so that who waits is let in again.
    this.#counts.set(key, count, { noUpdateTTL: true });
  }
}

/** Stands for the link where the token must not be. */
export const keyOfLink = (token: string): string => `link ${createHash('sha256').update(token).digest('base64url')}`;
