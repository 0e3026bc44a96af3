import type { FastifyBaseLogger } from 'fastify';
import type { InciIngredient } from '../../../domain/inci/inciIndex.ts';
import type { Knowledge } from '../../../domain/label/knowledge.ts';
import { codeOf, clientError } from '../../errors.ts';
import type { Versioned } from '../../upstream/client.ts';

/** An ingredient of the dictionary, as far as lists are judged by it. */
export type KnownIngredient = InciIngredient & { readonly id: string };

/** Everything that lists are judged by, and which version of it. */
export interface LoadedKnowledge {
  readonly knowledge: Knowledge<KnownIngredient>;
  readonly version: string;
}

/** How knowledge is asked for: with the ETag in hand, on behalf of somebody but not ending with their request. */
export interface KnowledgeSource {
  fetch: (etag: string | null) => Promise<Versioned<LoadedKnowledge>>;
  log: FastifyBaseLogger;
}

const RETRY_AFTER_S = 2;

/** Whether a failure is about who asked and not about the service: somebody else may fare better. */
const isAboutCaller = (error: unknown): boolean => ['UNAUTHENTICATED', 'FORBIDDEN'].includes(codeOf(error));

/**
 * The ingredient knowledge, held in memory for all callers: it is reference data, the same for every one of them.
 * Asked for once at a time, and again no sooner than `trustedMs` later unless it is known to have changed.
 */
export class IngredientKnowledge {
  #held: { loaded: LoadedKnowledge; etag: string | null } | null = null;
  #trustedUntil = -Infinity;
  #loading: Promise<LoadedKnowledge> | null = null;
  /** Grows when the knowledge has changed, so that an answer asked for before that is not trusted after it. */
  #changes = 0;
  #appliedImport: string | null = null;

  constructor(
    private readonly trustedMs: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /**
   * The knowledge in force. What is held goes on being used when it cannot be compared with the service's; while nothing
   * is held, a failure is UPSTREAM_UNAVAILABLE: no list is ever judged by half of the knowledge.
   */
  async current(source: KnowledgeSource): Promise<LoadedKnowledge> {
    if (this.#held && this.now() < this.#trustedUntil) return this.#held.loaded;
    if (!this.#loading) return this.#load(source);
    try {
      return await this.#loading;
    } catch (error) {
      if (!isAboutCaller(error)) throw error;
      return this.current(source);
    }
  }

  /** Asks the service before the next check: a change of ours has made the knowledge old. */
  expire(): void {
    this.#changes++;
    this.#trustedUntil = -Infinity;
    this.#loading = null;
  }

  /** The same, once for each import that is seen to be in force: it is applied in the background, after our request. */
  expireAfterImport(importId: string): void {
    if (this.#appliedImport === importId) return;
    this.#appliedImport = importId;
    this.expire();
  }

  #load(source: KnowledgeSource): Promise<LoadedKnowledge> {
    const loading = this.#ask(source).finally(() => {
      if (this.#loading === loading) this.#loading = null;
    });
    this.#loading = loading;
    return loading;
  }

  async #ask({ fetch, log }: KnowledgeSource): Promise<LoadedKnowledge> {
    const before = this.#changes;
    const held = this.#held;
    try {
      const { body, etag } = await fetch(held?.etag ?? null);
      const loaded = body ?? held?.loaded;
      if (!loaded) throw new Error('nothing is held that could be unchanged');
      if (before === this.#changes) {
        this.#held = { loaded, etag };
        this.#trustedUntil = this.now() + this.trustedMs;
      }
      return loaded;
    } catch (error) {
      const code = codeOf(error);
      // A role that may not read the knowledge is judged by what others have loaded; an ended session has ended.
      const isForbidden = code === 'FORBIDDEN';
      if (code === 'UNAUTHENTICATED' || (isForbidden && !held)) throw error;
      const cause = { cause: error, retryAfterSeconds: RETRY_AFTER_S };
      if (!held) throw clientError('UPSTREAM_UNAVAILABLE', 'The ingredient knowledge is not loaded yet', cause);
      if (before === this.#changes && !isForbidden) this.#trustedUntil = this.now() + this.trustedMs;
      log.warn(
        { outcome: code, version: held.loaded.version },
        'ingredient knowledge not revalidated, the version in hand is used',
      );
      return held.loaded;
    }
  }
}
