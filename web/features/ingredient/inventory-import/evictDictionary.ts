import type { ApolloCache } from '@apollo/client';

/** Everything cached of the dictionary may be out of date after an import was applied or taken back. */
export function evictDictionary(cache: ApolloCache): void {
  for (const fieldName of ['ingredients', 'ingredient', 'ingredientFunctions', 'searchIngredients'])
    cache.evict({ id: 'ROOT_QUERY', fieldName });
}
