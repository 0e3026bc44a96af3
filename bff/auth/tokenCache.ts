import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { clientError } from '../errors.ts';
import { TokenBrake } from './tokenBrake.ts';
import type { Viewer } from './viewer.rest.ts';

const MAX_TRUSTED = 10_000;
/** The BFF cannot read how long a token is valid. A day is longer than the product server accepts any of them. */
const REVOKED_MS = 24 * 60 * 60 * 1000;
const MAX_REVOKED = 100_000;

/** Which person a token belongs to, as the product server said recently. Tokens are stored as hashes only. */
export class TokenCache {
  readonly #viewers: LRUCache<string, Viewer>;
  readonly #revoked: LRUCache<string, true>;
  readonly #brake: TokenBrake;
  readonly #pending = new Map<string, Promise<Viewer>>();
  /** Grows with every invalidation, so that a response requested before it is not cached after it. */
  #generation = 0;

  /** A person is asked for again `trustedMs` milliseconds after the last answer. */
  constructor(trustedMs: number, clock: { now: () => number } = performance) {
    // 0 reads the clock on every access; by default lru-cache reads it once a millisecond and needs a timer for that.
    const common = { perf: clock, ttlResolution: 0 };
    this.#viewers = new LRUCache({ ...common, max: MAX_TRUSTED, ttl: trustedMs });
    this.#revoked = new LRUCache({ ...common, max: MAX_REVOKED, ttl: REVOKED_MS });
    this.#brake = new TokenBrake(clock);
  }

  /**
   * The person behind a token that came from `ip`. Requests with the same token share one call of `fetchViewer`; failures are not cached. Throws
   * RATE_LIMITED where too many unknown tokens of the same network address were refused.
   */
  verify(token: string, ip: string, fetchViewer: () => Promise<Viewer>): Viewer | Promise<Viewer> {
    const key = hashOf(token);
    this.#assertNotRevoked(key);
    return this.#viewers.get(key) ?? this.#pending.get(key) ?? this.#fetch(key, ip, fetchViewer);
  }

  #fetch(key: string, ip: string, fetchViewer: () => Promise<Viewer>): Promise<Viewer> {
    const generation = this.#generation;
    const pending = this.#brake
      .attempt(ip, fetchViewer)
      .then((viewer) => {
        this.#assertNotRevoked(key);
        if (generation === this.#generation) this.#viewers.set(key, viewer);
        return viewer;
      })
      .finally(() => this.#pending.delete(key));
    this.#pending.set(key, pending);
    return pending;
  }

  #assertNotRevoked(key: string): void {
    if (this.#revoked.get(key)) throw clientError('UNAUTHENTICATED', 'The session has ended');
  }

  /** Caches what the product server just said of a person, and drops what other sessions of the same person know. */
  store(token: string, viewer: Viewer): void {
    this.invalidateViewer(viewer.id);
    this.#viewers.set(hashOf(token), viewer);
  }

  /** The next request with this token asks the product server again. */
  invalidate(token: string): void {
    this.#generation++;
    this.#viewers.delete(hashOf(token));
  }

  /** The token is refused from now on, without asking the product server. */
  revoke(token: string): void {
    this.invalidate(token);
    this.#revoked.set(hashOf(token), true);
  }

  /** The next request of every session of this person asks the product server again. */
  invalidateViewer(id: string): void {
    this.#invalidateWhere((viewer) => viewer.id === id);
  }

  /** The same for everybody who works for a company, or works on it now. */
  invalidateCompany(id: string): void {
    this.#invalidateWhere((viewer) => viewer.companyId === id);
  }

  #invalidateWhere(isMeant: (viewer: Viewer) => boolean): void {
    this.#generation++;
    // A copy, because lru-cache does not say what an iteration yields when entries are deleted during it.
    for (const [key, viewer] of [...this.#viewers.entries()]) if (isMeant(viewer)) this.#viewers.delete(key);
  }
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
