import type { ApolloCache } from '@apollo/client';

/** Evicts the cached lists of companies, so that the selector, forms and filters follow at once. */
export function forgetCompanies(cache: ApolloCache): void {
  for (const fieldName of ['companies', 'companyList']) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}
