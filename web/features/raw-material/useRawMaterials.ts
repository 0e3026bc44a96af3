import { type RawMaterialFilters, toVariables } from './rawMaterialListParams.ts';
import { useRawMaterialsQuery } from './RawMaterials.generated.ts';

/** A page of raw materials; the previous page stays in view until the next one is loaded. */
export function useRawMaterials(filters: RawMaterialFilters) {
  const { data, previousData, error, loading, refetch } = useRawMaterialsQuery({
    variables: toVariables(filters),
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return {
    rawMaterials: (data ?? previousData)?.rawMaterials,
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
