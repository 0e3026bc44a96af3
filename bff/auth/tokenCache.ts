import { createHash } from 'node:crypto';
import { clientError } from '../errors.ts';
import { ExpiringMap } from './expiringMap.ts';
import type { Viewer } from '../modules/viewer/viewer.rest.ts';

const TRUSTED_MS = 60_000;
const MAX_TRUSTED = 10_000;
/** Tokens are opaque to us; this is longer than any of them lives. */
const REVOKED_MS = 24 * 60 * 60 * 1000;
const MAX_REVOKED = 100_000;

/** Who is behind a token, as the product server says. Believed for a minute, kept under the token's hash. */
export class TokenCache {
  readonly #trusted: ExpiringMap<Viewer>;
  readonly #revoked: ExpiringMap<true>;
  readonly #asking = new Map<string, Promise<Viewer>>();
  /** Grows with every loss of trust, so that an answer asked for before it is not trusted after it. */
  #generation = 0;

  constructor(now?: () => number) {
    this.#trusted = new ExpiringMap(MAX_TRUSTED, now);
    this.#revoked = new ExpiringMap(MAX_REVOKED, now);
  }

  /** The person behind a token; asks at most once at a time for the same token, and remembers only successes. */
  verify(token: string, ask: () => Promise<Viewer>): Viewer | Promise<Viewer> {
    const key = keyOf(token);
    if (this.#revoked.get(key)) throw clientError('UNAUTHENTICATED', 'The session has ended');
    return this.#trusted.get(key) ?? this.#asking.get(key) ?? this.#ask(key, ask);
  }

  #ask(key: string, ask: () => Promise<Viewer>): Promise<Viewer> {
    const before = this.#generation;
    const asking = ask()
      .then((viewer) => {
        if (this.#revoked.get(key)) throw clientError('UNAUTHENTICATED', 'The session has ended');
        if (before === this.#generation) this.#trusted.set(key, viewer, TRUSTED_MS);
        return viewer;
      })
      .finally(() => this.#asking.delete(key));
    this.#asking.set(key, asking);
    return asking;
  }

  /** Takes the person from an answer that the product server just gave; what other sessions of theirs knew is dropped. */
  remember(token: string, viewer: Viewer): void {
    this.forgetPerson(viewer.id);
    this.#trusted.set(keyOf(token), viewer, TRUSTED_MS);
  }

  /** Asks again next time: the product server refused the token. */
  forget(token: string): void {
    this.#generation++;
    this.#trusted.delete(keyOf(token));
  }

  /** Refuses the token from now on. */
  revoke(token: string): void {
    this.forget(token);
    this.#revoked.set(keyOf(token), true, REVOKED_MS);
  }

  /** Asks again for every session of a person. */
  forgetPerson(id: string): void {
    this.#generation++;
    this.#trusted.deleteWhere((viewer) => viewer.id === id);
  }
}

const keyOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
