import type { ApolloCache } from '@apollo/client';

/** Every cached page of the list may be out of date. The evicted pages make the list in view fetch by itself. */
export function forgetPifs(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'pifs' });
  cache.gc();
}
