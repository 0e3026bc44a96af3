import { skipToken } from '@apollo/client/react';
import { useDebounced } from '../../../shared/ui/useDebounced.ts';
import { useSearchMaterialsQuery, type MaterialHit_RawMaterialFragment } from './SearchMaterials.generated.ts';

export type MaterialHit = MaterialHit_RawMaterialFragment;

/** Characters from which on a search is useful. Ours. */
const MIN_LENGTH = 2;

const noHits: readonly MaterialHit[] = [];

/**
 * Searches the raw materials for the typed text after a pause: those in the catalogue of the company worked on come
 * first.
 */
export function useMaterialSearch(text: string) {
  const debouncedText = useDebounced(text.trim());

  const isActive = text.trim().length >= MIN_LENGTH;
  const isRequested = isActive && debouncedText === text.trim();
  const { data, error, loading, refetch } = useSearchMaterialsQuery(
    isRequested ? { variables: { search: debouncedText }, notifyOnNetworkStatusChange: true } : skipToken,
  );
  const hasFailed = isRequested && error !== undefined && !loading;
  return {
    hits: isRequested && data && !error ? [...data.inCatalogue.items, ...data.others.items] : noHits,
    isActive,
    isSearching: isActive && !hasFailed && (!isRequested || loading),
    hasFailed,
    retry: () => void refetch().catch(() => undefined),
  };
}
