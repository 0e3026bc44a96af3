import type { RequestContext } from '../../context.ts';
import type { LoadedKnowledge } from '../../knowledge/ingredientKnowledge.ts';
import { fetchKnowledge } from '../../knowledge/knowledge.rest.ts';

declare module '../../context.ts' {
  interface Loaders {
    check: CheckLoaders;
  }
}

export interface CheckLoaders {
  /** The ingredient knowledge, from memory or, when no request has needed it yet, from the product server. */
  knowledge: () => Promise<LoadedKnowledge>;
}

export const createCheckLoaders = ({ services, productForShared, log }: RequestContext): CheckLoaders => ({
  knowledge: () => services.knowledge.current({ fetch: (etag) => fetchKnowledge(productForShared, etag), log }),
});
