import { type IngredientFilters, toVariables } from './ingredientListParams.ts';
import { useIngredientsQuery } from './IngredientList.generated.ts';

/** A page of the dictionary; the previous page stays visible until the next one is loaded. */
export function useIngredients(filters: IngredientFilters & { pageSize: number }) {
  const { data, previousData, error, loading, refetch } = useIngredientsQuery({
    variables: toVariables(filters),
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return {
    ingredients: (data ?? previousData)?.ingredients,
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
