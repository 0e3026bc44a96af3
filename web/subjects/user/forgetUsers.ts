import type { ApolloCache } from '@apollo/client';

/** Evicts the cached lists of accounts and of what belongs to companies: those in view are fetched again at once. */
export function forgetUsers(cache: ApolloCache): void {
  for (const fieldName of ['users', 'clientUsers', 'companyList', 'company'])
    cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}
