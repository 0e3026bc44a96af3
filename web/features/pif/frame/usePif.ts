import { useApolloClient } from '@apollo/client/react';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { PifDocument, type PifDetail_PifFragment, usePifQuery } from './Pif.generated.ts';

/** A whole file: the cached one at once, then the server's. */
export function usePif(slug: string) {
  const { data, error, refetch } = usePifQuery({
    variables: { slug },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const isMissing = error !== undefined && describeError(error).code === 'NOT_FOUND';
  return {
    pif: isMissing ? undefined : data?.pif,
    isMissing,
    error,
    reload: () => {
      // The rejection needs no handling: `error` carries the same failure.
      refetch().catch(() => undefined);
    },
  };
}

/** Fetches a whole file from the server; undefined when that fails. */
export function useFetchPif(slug: string): () => Promise<PifDetail_PifFragment | undefined> {
  const client = useApolloClient();
  return async () => {
    const query = { query: PifDocument, variables: { slug }, fetchPolicy: 'network-only' } as const;
    return (await client.query(query).catch(() => null))?.data?.pif;
  };
}
