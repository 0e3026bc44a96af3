import type { ApolloCache } from '@apollo/client';
import { describeError } from '../../shared/apollo/describeError.ts';
import { evictRawMaterials } from '../../shared/apollo/evictQueries.ts';
import {
  DocumentFoldersDocument,
  useDocumentFoldersQuery,
  type DocumentFoldersQuery,
} from './DocumentFolders.generated.ts';

export type RawMaterial = DocumentFoldersQuery['rawMaterial'];
export type Folder = DocumentFoldersQuery['rawMaterialFolders'][number];
export type Document = Folder['documents'][number];

/** A raw material with its folders: from the cache at once, then from the server. */
export function useDocumentFolders(slug: string) {
  const { data, error, refetch } = useDocumentFoldersQuery({
    variables: { slug },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const isMissing = error !== undefined && describeError(error).code === 'NOT_FOUND';
  return {
    rawMaterial: isMissing ? undefined : data?.rawMaterial,
    folders: data?.rawMaterialFolders ?? [],
    isMissing,
    error,
    reload: () => {
      // The rejection needs no handling: `error` carries the same failure.
      refetch().catch(() => undefined);
    },
  };
}

/**
 * Replaces the cached folders by those in the response of a mutation. Lists of raw materials say, filter and sort by
 * what they hold, so these are fetched again.
 */
export function cacheFolders(cache: ApolloCache, slug: string, folders: Folder[] | undefined): void {
  if (!folders) return;
  cache.updateQuery(
    { query: DocumentFoldersDocument, variables: { slug } },
    (data) => data && { ...data, rawMaterialFolders: folders },
  );
  evictRawMaterials(cache);
}
