import crypto from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { clientError, codeOf } from '../errors.ts';
import { atMost } from '../state/atMost.ts';
import type { SharedState, StateEvent } from '../state/sharedState.ts';
import { TokenBrake } from './tokenBrake.ts';
import type { Viewer } from './viewer.rest.ts';

const MAX_TRUSTED = 10_000;
/** The BFF cannot read how long a token is valid. A day is longer than the product server accepts any of them. */
const REVOKED_MS = 24 * 60 * 60 * 1000;
const MAX_REVOKED = 100_000;
/** How long other processes know that a token was accepted: longer than a session lasts. */
const ACCEPTED_MS = REVOKED_MS;

/** Which person a token belongs to, as the product server said recently. Tokens are stored as hashes only. */
export class TokenCache {
  readonly #viewers: LRUCache<string, Viewer>;
  /** Whose token it was, which stays known while the product server is asked again. */
  readonly #viewerIds = new LRUCache<string, string>(atMost(MAX_TRUSTED));
  readonly #revoked: LRUCache<string, true>;
  readonly #brake: TokenBrake;
  readonly #state: SharedState;
  readonly #pending = new Map<string, Promise<Viewer>>();
  /** Grows with every invalidation, so that a response requested before it is not cached after it. */
  #generation = 0;

  /** A person is asked for again `trustedMs` milliseconds after the last answer. */
  constructor(trustedMs: number, state: SharedState, clock: { now: () => number } = performance) {
    // 0 reads the clock on every access; by default lru-cache reads it once a millisecond and needs a timer for that.
    const common = { perf: clock, ttlResolution: 0 };
    this.#viewers = new LRUCache({ ...common, ...atMost(MAX_TRUSTED), ttl: trustedMs });
    this.#revoked = new LRUCache({ ...common, ...atMost(MAX_REVOKED), ttl: REVOKED_MS });
    this.#brake = new TokenBrake(state);
    this.#state = state;
    state.subscribe((event) => this.#follow(event));
  }

  /**
   * The person behind a token that came from `ip`. Requests with the same token share one call of `fetchViewer`;
   * failures are not cached. Throws RATE_LIMITED where a token was never accepted and too many of the same network
   * address were refused.
   */
  verify(token: string, ip: string, fetchViewer: () => Promise<Viewer>): Viewer | Promise<Viewer> {
    const key = hashOf(token);
    this.#assertNotRevoked(key);
    return this.#viewers.get(key) ?? this.#pending.get(key) ?? this.#fetch(key, ip, fetchViewer);
  }

  /**
   * Whose token it was when the product server last accepted it; undefined for one that it never accepted. Decides
   * nothing but whose turn it is: were it forgotten whenever the person is asked for again, one person alone would take
   * turns as a person and as an address.
   */
  knownViewerId(token: string): string | undefined {
    return this.#viewerIds.get(hashOf(token));
  }

  #fetch(key: string, ip: string, fetchViewer: () => Promise<Viewer>): Promise<Viewer> {
    const generation = this.#generation;
    const fetch = async (): Promise<Viewer> => {
      // A process that has just started has missed what the others were told.
      const { records } = this.#state;
      const [revoked, accepted] = await Promise.all([
        records.get(recordOf(key)),
        this.#viewerIds.has(key) ? key : records.get(acceptedOf(key)),
      ]);
      if (revoked !== null) this.#revoked.set(key, true);
      this.#assertNotRevoked(key);
      const viewer = await (accepted === null
        ? this.#brake.attempt(ip, fetchViewer)
        : this.#askAgain(key, fetchViewer));
      this.#assertNotRevoked(key);
      if (generation === this.#generation) this.#viewers.set(key, viewer);
      this.#remember(key, viewer);
      return viewer;
    };
    const pending = fetch().finally(() => this.#pending.delete(key));
    this.#pending.set(key, pending);
    return pending;
  }

  /** A token that was accepted is not braked, whatever others of its address send, until it is refused. */
  async #askAgain(key: string, fetchViewer: () => Promise<Viewer>): Promise<Viewer> {
    try {
      return await fetchViewer();
    } catch (error) {
      if (codeOf(error) === 'UNAUTHENTICATED') {
        this.#viewerIds.delete(key);
        await this.#state.records.take(acceptedOf(key));
      }
      throw error;
    }
  }

  #remember(key: string, { id }: Viewer): void {
    if (!this.#viewerIds.has(key)) void this.#state.records.set(acceptedOf(key), '1', ACCEPTED_MS);
    this.#viewerIds.set(key, id);
  }

  #assertNotRevoked(key: string): void {
    if (this.#revoked.get(key)) throw clientError('UNAUTHENTICATED', 'The session has ended');
  }

  /** Caches what the product server just said of a person, and drops what other sessions of the same person know. */
  store(token: string, viewer: Viewer): void {
    this.invalidateViewer(viewer.id);
    const hash = hashOf(token);
    this.#viewers.set(hash, viewer);
    this.#remember(hash, viewer);
  }

  /** The next request with this token asks the product server again. */
  invalidate(token: string): void {
    const hash = hashOf(token);
    this.#drop(hash);
    this.#state.publish({ kind: 'token', hash });
  }

  /** The token is refused from now on, without asking the product server. */
  revoke(token: string): void {
    const hash = hashOf(token);
    this.#revoke(hash);
    void this.#state.records.set(recordOf(hash), '1', REVOKED_MS);
    this.#state.publish({ kind: 'revoked', hash });
  }

  /** The next request of every session of this person asks the product server again. */
  invalidateViewer(id: string): void {
    this.#invalidateWhere((viewer) => viewer.id === id);
    this.#state.publish({ kind: 'viewer', id });
  }

  /** The same for everybody who works for a company, or works on it now. */
  invalidateCompany(id: string): void {
    this.#invalidateWhere((viewer) => viewer.companyId === id);
    this.#state.publish({ kind: 'company', id });
  }

  /** Does what another process tells of. */
  #follow(event: StateEvent): void {
    if (event.kind === 'token') this.#drop(event.hash);
    else if (event.kind === 'revoked') this.#revoke(event.hash);
    else if (event.kind === 'viewer') this.#invalidateWhere((viewer) => viewer.id === event.id);
    else if (event.kind === 'company') this.#invalidateWhere((viewer) => viewer.companyId === event.id);
    else this.#invalidateWhere(() => true);
  }

  #drop(hash: string): void {
    this.#generation++;
    this.#viewers.delete(hash);
  }

  #revoke(hash: string): void {
    this.#drop(hash);
    this.#viewerIds.delete(hash);
    this.#revoked.set(hash, true);
  }

  #invalidateWhere(isMeant: (viewer: Viewer) => boolean): void {
    this.#generation++;
    // A copy, because lru-cache does not say what an iteration yields when entries are deleted during it.
    for (const [key, viewer] of [...this.#viewers.entries()]) if (isMeant(viewer)) this.#viewers.delete(key);
  }
}

const acceptedOf = (hash: string): string => `accepted:${hash}`;
const recordOf = (hash: string): string => `revoked:${hash}`;
const hashOf = (token: string): string => crypto.hash('sha256', token, 'base64url');
