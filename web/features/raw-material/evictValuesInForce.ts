import type { ApolloCache } from '@apollo/client';
import { evictRawMaterials } from '../../shared/apollo/evictQueries.ts';

/** Evicts what depends on the values of a raw material: the values in force, its usage, and every list. */
export function evictValuesInForce(cache: ApolloCache, id: string): void {
  cache.modify({
    id: cache.identify({ __typename: 'RawMaterial', id }),
    fields: {
      values: (_, { DELETE }) => DELETE as unknown,
      usage: (_, { DELETE }) => DELETE as unknown,
      // The overrides of a named company stay: the response of the mutation updates them.
      overrides: (kept, { storeFieldName, DELETE }) =>
        storeFieldName === 'overrides' ? (DELETE as unknown) : (kept as unknown),
    },
  });
  evictRawMaterials(cache);
}

/**
 * The same after a change of the raw material itself, which may also change its folders and the overrides of every
 * company.
 */
export function evictDependents(cache: ApolloCache, id: string): void {
  const material = cache.identify({ __typename: 'RawMaterial', id });
  cache.evict({ id: material, fieldName: 'overrides' });
  cache.evict({ id: material, fieldName: 'folders' });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'rawMaterialFolders' });
  evictValuesInForce(cache, id);
}
