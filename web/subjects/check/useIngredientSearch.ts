import { skipToken } from '@apollo/client/react';
import { MAX_SEARCH_LENGTH, MIN_INGREDIENT_SEARCH_LENGTH } from '../../../domain/limits.ts';
import { useDebounced } from '../../shared/ui/useDebounced.ts';
import { useSearchIngredientsQuery, type SearchIngredientsQuery } from './IngredientSearch.generated.ts';

export type IngredientHit = SearchIngredientsQuery['searchIngredients'][number];

/** Whether a text is long enough for a search. */
export const isLongEnough = (text: string): boolean =>
  text.trim().length >= MIN_INGREDIENT_SEARCH_LENGTH && text.trim().length <= MAX_SEARCH_LENGTH;

/** Whether a text is so short that it can only be a whole name. */
export const isOneName = (text: string): boolean => text.trim().length === MIN_INGREDIENT_SEARCH_LENGTH;

/**
 * The specification says both "longer than 3 characters" and "minimum 3": three find a name of three letters, such as
 * BHT, and the fourth starts the search for names that hold the text.
 */
function hitsFor(text: string, hits: readonly IngredientHit[]): readonly IngredientHit[] {
  if (!isOneName(text)) return hits;
  return hits.filter(({ inciName }) => inciName.toUpperCase() === text.toUpperCase());
}

const noHits: readonly IngredientHit[] = [];

/**
 * Searches the ingredient dictionary for the typed text after a pause. Only hits for the current text are returned: a
 * late response for an older text belongs to other variables of the query.
 */
export function useIngredientSearch(text: string, { isEnabled }: { isEnabled: boolean }) {
  const debouncedText = useDebounced(text.trim());

  const isActive = isEnabled && isLongEnough(text);
  const isRequested = isActive && debouncedText === text.trim();
  const { data, error, loading, refetch } = useSearchIngredientsQuery(
    isRequested ? { variables: { text: debouncedText }, notifyOnNetworkStatusChange: true } : skipToken,
  );
  const hasFailed = isRequested && error !== undefined && !loading;
  return {
    hits: isRequested && !error ? hitsFor(debouncedText, data?.searchIngredients ?? noHits) : noHits,
    isActive,
    isSearching: isActive && !hasFailed && (!isRequested || loading),
    hasFailed,
    retry: () => void refetch().catch(() => undefined),
  };
}
