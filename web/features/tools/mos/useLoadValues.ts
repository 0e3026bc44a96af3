import { useApolloClient } from '@apollo/client/react';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { IngredientToxicologyDocument } from './IngredientToxicology.generated.ts';
import { valuesInForce, type UsedValues } from './usedValues.ts';

/** Returns a function that loads the values of an ingredient; null where it has none, or after a notified failure. */
export function useLoadValues(): (id: string) => Promise<UsedValues | null> {
  const client = useApolloClient();
  return async (id) => {
    try {
      const { data } = await client.query({ query: IngredientToxicologyDocument, variables: { id } });
      return data ? valuesInForce(data.ingredient.toxicology, data.ingredient.ownToxicology) : null;
    } catch (error) {
      notify('error', describeError(error).text);
      return null;
    }
  };
}
