import type { LabelFilters } from './labelListParams.ts';
import { toVariables } from './labelListParams.ts';
import { useLabelsQuery } from './LabelList.generated.ts';

/**
 * A page of labels. Sends one request per list; until the response, shows the cached page or else the previous one, so
 * that a change of filter never blanks the page.
 */
export function useLabels(filters: LabelFilters) {
  const { data, previousData, error, loading, refetch } = useLabelsQuery({
    variables: toVariables(filters),
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return {
    labels: (data ?? previousData)?.labels,
    /** Whether the page shown belongs to these filters. */
    isCurrent: data !== undefined,
    error,
    loading,
    reload: () => {
      // The rejection needs no handling: `error` carries the same failure.
      refetch().catch(() => undefined);
    },
  };
}
