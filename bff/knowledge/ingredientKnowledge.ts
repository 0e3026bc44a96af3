import type { FastifyBaseLogger } from 'fastify';
import type { InciIngredient } from '../../domain/inci/inciIndex.ts';
import type { Knowledge } from '../../domain/label/knowledge.ts';
import { codeOf, clientError } from '../errors.ts';
import type { KnowledgePart } from '../resolvers.generated.ts';
import type { Versioned } from '../upstream/client.ts';

/** An ingredient of the dictionary with what checks need to know of it. */
export type KnownIngredient = InciIngredient & { readonly id: string };

/** Everything that lists are checked against, with its version. */
export interface LoadedKnowledge {
  readonly knowledge: Knowledge<KnownIngredient>;
  readonly version: string;
  /** What it consists of, and the day of each. */
  readonly parts: readonly KnowledgePart[];
}

/**
 * How knowledge is requested: with the ETag of the version in memory, and not cancelled when the client disconnects.
 */
export interface KnowledgeSource {
  fetch: (etag: string | null) => Promise<Versioned<LoadedKnowledge>>;
  /** What ships with the product, for a service that keeps none. */
  shipped: () => Promise<LoadedKnowledge>;
  log: FastifyBaseLogger;
}

const RETRY_AFTER_S = 2;

/**
 * Whether an error is about the caller and not about the service, so that the request of another caller may succeed.
 */
const isAboutCaller = (error: unknown): boolean => ['UNAUTHENTICATED', 'FORBIDDEN'].includes(codeOf(error));

/**
 * The ingredient knowledge, kept in memory for all callers, because it is reference data and the same for everyone.
 * Only one request for it runs at a time; the next one follows after `trustedMs`, or earlier if the knowledge has
 * changed.
 */
export class IngredientKnowledge {
  #cached: { loaded: LoadedKnowledge; etag: string | null } | null = null;
  #trustedUntil = -Infinity;
  #loading: Promise<LoadedKnowledge> | null = null;
  /** Grows when the knowledge has changed, so that a response requested before the change is not cached after it. */
  #changes = 0;
  #lastAppliedImport: string | null = null;

  constructor(
    private readonly trustedMs: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /**
   * The current knowledge. When the service cannot be reached, the version in memory stays in use. While there is none,
   * an error is UPSTREAM_UNAVAILABLE, because no list may be checked against incomplete knowledge.
   */
  async current(source: KnowledgeSource): Promise<LoadedKnowledge> {
    if (this.#cached && this.now() < this.#trustedUntil) return this.#cached.loaded;
    if (!this.#loading) return this.#load(source);
    try {
      return await this.#loading;
    } catch (error) {
      if (!isAboutCaller(error)) throw error;
      return this.current(source);
    }
  }

  /** Makes the next check ask the service, because the knowledge was changed. */
  expire(): void {
    this.#changes++;
    this.#trustedUntil = -Infinity;
    this.#loading = null;
  }

  /** The same once per import. An import is applied in the background, so only a later request sees that it is done. */
  expireAfterImport(importId: string): void {
    if (this.#lastAppliedImport === importId) return;
    this.#lastAppliedImport = importId;
    this.expire();
  }

  #load(source: KnowledgeSource): Promise<LoadedKnowledge> {
    const loading = this.#fetch(source).finally(() => {
      if (this.#loading === loading) this.#loading = null;
    });
    this.#loading = loading;
    return loading;
  }

  async #fetch({ fetch, shipped, log }: KnowledgeSource): Promise<LoadedKnowledge> {
    const changesBefore = this.#changes;
    const cached = this.#cached;
    try {
      const { body, etag } = await fetch(cached?.etag ?? null).catch(async (error: unknown) => {
        // A service that had knowledge before has lost the call for a moment, and its own stays in use.
        if (cached || codeOf(error) !== 'UPSTREAM_UNSUPPORTED') throw error;
        return { body: await shipped(), etag: null };
      });
      const loaded = body ?? cached?.loaded;
      if (!loaded) throw new Error('the service calls knowledge unchanged that was never loaded');
      if (changesBefore === this.#changes) {
        this.#cached = { loaded, etag };
        this.#trustedUntil = this.now() + this.trustedMs;
      }
      return loaded;
    } catch (error) {
      const code = codeOf(error);
      // A role that may not read the knowledge uses what others have loaded; the end of a session must reach the
      // client.
      const isForbidden = code === 'FORBIDDEN';
      if (code === 'UNAUTHENTICATED' || (isForbidden && !cached)) throw error;
      const cause = { cause: error, retryAfterSeconds: RETRY_AFTER_S };
      if (!cached) throw clientError('UPSTREAM_UNAVAILABLE', 'The ingredient knowledge is not loaded yet', cause);
      if (changesBefore === this.#changes && !isForbidden) this.#trustedUntil = this.now() + this.trustedMs;
      log.warn(
        { outcome: code, version: cached.loaded.version },
        'ingredient knowledge not revalidated, the version in hand is used',
      );
      return cached.loaded;
    }
  }
}
