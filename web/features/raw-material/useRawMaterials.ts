import { type RawMaterialFilters, toVariables } from './rawMaterialListParams.ts';
import { useRawMaterialsQuery } from './RawMaterials.generated.ts';

/** A page of raw materials; what was shown before stays in view until the next one is there. */
export function useRawMaterials(filters: RawMaterialFilters) {
  const { data, previousData, error, loading, refetch } = useRawMaterialsQuery({
    variables: toVariables(filters),
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return {
    rawMaterials: (data ?? previousData)?.rawMaterials,
    /** Whether what is shown answers these filters. */
    isCurrent: data !== undefined,
    error,
    loading,
    reload: () => {
      // The rejection needs no handling: `error` carries the same failure.
      refetch().catch(() => undefined);
    },
  };
}
