import type { LabelFilters } from './labelListParams.ts';
import { toVariables } from './labelListParams.ts';
import { useLabelsQuery } from './LabelList.generated.ts';

/**
 * A page of labels. Asks the server once for every list arrived at, shows what the cache knows meanwhile, and what was
 * shown before when it knows nothing, so that a change of filter never blanks the page.
 */
export function useLabels(filters: LabelFilters) {
  const { data, previousData, error, loading, refetch } = useLabelsQuery({
    variables: toVariables(filters),
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return {
    labels: (data ?? previousData)?.labels,
    /** Whether what is shown answers these filters. */
    isCurrent: data !== undefined,
    error,
    loading,
    reload: () => {
      // A failure arrives as `error`.
      refetch().catch(() => undefined);
    },
  };
}
