import { createHash } from 'node:crypto';
import { clientError } from '../errors.ts';
import { networkOf } from './networkOf.ts';
import type { RateCounter, SharedState } from '../state/sharedState.ts';

/**
 * Our figure: more than somebody needs who opens a page with its files, and an office of inspectors behind one address.
 */
const MAX_PER_LINK = 60;
const MAX_PER_ADDRESS = 120;
const WINDOW_MS = 60_000;

/** 256 bits in base64url, as the product server makes them. */
const isToken = (token: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(token);

/** Slows down requests without an account: per link, and per network address, so that nobody tries tokens. */
export class InspectionLimiter {
  readonly #links: RateCounter;
  readonly #addresses: RateCounter;

  constructor(state: SharedState) {
    this.#links = state.rates('inspection:links', MAX_PER_LINK, WINDOW_MS);
    this.#addresses = state.rates('inspection:addresses', MAX_PER_ADDRESS, WINDOW_MS);
  }

  /**
   * Counts a request. Rejects with RATE_LIMITED, or NOT_FOUND, as for every token that opens nothing, when it cannot be
   * a token.
   */
  async admit(token: string, ip: string): Promise<void> {
    await count(this.#addresses, networkOf(ip));
    if (!isToken(token)) throw clientError('NOT_FOUND', 'No such link');
    await count(this.#links, keyOfLink(token));
  }
}

async function count(limit: RateCounter, key: string): Promise<void> {
  const waitMs = await limit.waitMsOf(key);
  if (waitMs > 0)
    throw clientError('RATE_LIMITED', 'Too many requests', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
  await limit.count(key);
}

/** Stands for the link where the token must not be. */
export const keyOfLink = (token: string): string => `link ${createHash('sha256').update(token).digest('base64url')}`;
