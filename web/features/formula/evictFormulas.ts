import type { ApolloCache } from '@apollo/client';

/** Every cached page of the list may be out of date. The evicted pages make the list in view fetch by itself. */
export function evictFormulas(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'formulas' });
  cache.gc();
}
