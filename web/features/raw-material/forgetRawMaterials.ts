import type { ApolloCache } from '@apollo/client';

/** Every list of raw materials that is remembered may now be wrong: the one in view misses its data and asks anew, others when they are looked at. */
export function forgetRawMaterials(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'rawMaterials' });
  cache.gc();
}
