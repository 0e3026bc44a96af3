import { skipToken } from '@apollo/client/react';
import { useIngredientToxicologyQuery, type IngredientToxicologyQuery } from './IngredientToxicology.generated.ts';

export interface ChosenIngredient {
  ingredient: IngredientToxicologyQuery['ingredient'] | null;
  toxicology: IngredientToxicologyQuery['ingredient']['toxicology'];
  /** An ingredient is chosen whose data are not here: they are being loaded, or could not be. */
  isMissing: boolean;
  error: Error | undefined;
  retry: () => void;
}

/** The data of the ingredient with this id, which the address holds; nothing for an empty one. */
export function useChosenIngredient(id: string): ChosenIngredient {
  const { data, error, loading, refetch } = useIngredientToxicologyQuery(
    id === '' ? skipToken : { variables: { id }, notifyOnNetworkStatusChange: true },
  );
  const ingredient = id === '' ? null : (data?.ingredient ?? null);
  return {
    ingredient,
    toxicology: ingredient?.toxicology ?? null,
    isMissing: id !== '' && ingredient === null,
    error: loading ? undefined : error,
    retry: () => void refetch().catch(() => undefined),
  };
}
