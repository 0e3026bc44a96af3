import { identifyBy } from '../../../domain/formula/identify.ts';
import type { Identify } from '../../../domain/formula/substances.ts';
import type { RequestContext } from '../../context.ts';
import type { LoadedKnowledge } from '../../knowledge/ingredientKnowledge.ts';
import { fetchKnowledge, loadShippedKnowledge } from '../../knowledge/knowledge.rest.ts';

declare module '../../context.ts' {
  interface Loaders {
    check: CheckLoaders;
  }
}

export interface CheckLoaders {
  /** The ingredient knowledge, from memory or, when no request has needed it yet, from the product server. */
  knowledge: () => Promise<LoadedKnowledge>;
  /** Finds ingredients by their names, each looked up once. */
  identify: () => Promise<Identify>;
}

export function createCheckLoaders({ services, productForShared, log }: RequestContext): CheckLoaders {
  const fetch = (etag: string | null) => fetchKnowledge(productForShared, etag);
  const knowledge = () => services.knowledge.current({ fetch, shipped: loadShippedKnowledge, log });
  let identify: Promise<Identify> | undefined;
  return {
    knowledge,
    identify: () => (identify ??= knowledge().then((loaded) => identifyBy(loaded.knowledge))),
  };
}
