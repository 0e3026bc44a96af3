import type { ApolloCache } from '@apollo/client';
import { forgetRawMaterials } from './forgetRawMaterials.ts';

/** What follows from a raw material's values may now be wrong: what is in force for a company, where it is used, and every list. */
export function forgetValuesInForce(cache: ApolloCache, id: string): void {
  cache.modify({
    id: cache.identify({ __typename: 'RawMaterial', id }),
    fields: {
      values: (_, { DELETE }) => DELETE as unknown,
      usage: (_, { DELETE }) => DELETE as unknown,
      // Those of a named company are kept by whoever asked for them.
      overrides: (kept, { storeFieldName, DELETE }) =>
        storeFieldName === 'overrides' ? (DELETE as unknown) : (kept as unknown),
    },
  });
  forgetRawMaterials(cache);
}

/** The same after a change of the raw material itself, which may change its folders and every company's own values. */
export function forgetAllThatFollows(cache: ApolloCache, id: string): void {
  cache.evict({ id: cache.identify({ __typename: 'RawMaterial', id }), fieldName: 'overrides' });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'rawMaterialFolders' });
  forgetValuesInForce(cache, id);
}
