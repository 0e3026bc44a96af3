import type { ApolloCache } from '@apollo/client';

/** Evicts all cached lists of raw materials: the one in view is fetched again at once, others when they are opened. */
export function forgetRawMaterials(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'rawMaterials' });
  cache.gc();
}
