import { type IngredientFilters, toVariables } from './ingredientListParams.ts';
import { useIngredientsQuery } from './IngredientList.generated.ts';

/** A page of the dictionary; what was shown before stays in view until the next one is there. */
export function useIngredients(filters: IngredientFilters) {
  const { data, previousData, error, loading, refetch } = useIngredientsQuery({
    variables: toVariables(filters),
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return {
    ingredients: (data ?? previousData)?.ingredients,
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
