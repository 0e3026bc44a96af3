import type { ApolloCache } from '@apollo/client';

/** Evicts the cached lists of perfumes and aromas: the one in view is fetched again at once, others when they are opened. */
export function forgetFragrances(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'fragranceMaterials' });
  cache.gc();
}
