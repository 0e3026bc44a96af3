import type { ApolloCache } from '@apollo/client';
import type { Query } from './schema.generated.ts';

type RootField = Exclude<keyof Query, '__typename'>;

/**
 * Evicts what the cache holds of root fields: lists and details in view are fetched again at once, others when they are
 * opened. Returns the `update` of a mutation.
 */
const evict =
  (...fields: readonly RootField[]) =>
  (cache: ApolloCache): void => {
    for (const fieldName of fields) cache.evict({ id: 'ROOT_QUERY', fieldName });
    cache.gc();
  };

/** The selector, forms and filters follow the lists of companies. */
export const evictCompanies = evict('companies', 'companyList');
/** After an import was applied or taken back. */
export const evictDictionary = evict('ingredients', 'ingredient', 'ingredientFunctions', 'searchIngredients');
export const evictFormulas = evict('formulas');
export const evictFragrances = evict('fragranceMaterials');
export const evictPifs = evict('pifs');
export const evictRawMaterials = evict('rawMaterials');
/** A company shows its accounts, too. */
export const evictUsers = evict('users', 'clientUsers', 'companyList', 'company');
