import { describeError } from '../../../shared/apollo/describeError.ts';
import { usePifQuery } from './Pif.generated.ts';

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
