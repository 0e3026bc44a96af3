import { skipToken } from '@apollo/client/react';
import { MAX_PAGE_SIZE, MAX_SEARCH_LENGTH } from '../../../../domain/limits.ts';
import { materialKey } from '../../../../domain/raw-material-import/materialKey.ts';
import { useDebounced } from '../../../shared/ui/useDebounced.ts';
import { usePossibleDuplicatesQuery, type Duplicate_RawMaterialFragment } from './Duplicates.generated.ts';

/** The search that finds raw materials by the words of a trade name. */
export const tradeNameSearch = (tradeName: string): string => `trade:${tradeName.trim()}`.slice(0, MAX_SEARCH_LENGTH);

/**
 * The raw materials that have a trade name and manufacturer already, as an import compares them; looked for after a
 * pause in typing. None while it is not known: the person is told, not stopped.
 */
export function useSameNamed(
  tradeName: string,
  manufacturer: string,
  exceptSlug?: string,
): Duplicate_RawMaterialFragment[] {
  const search = tradeName.trim() === '' ? '' : tradeNameSearch(tradeName);
  const debounced = useDebounced(search);
  const isRequested = search !== '' && debounced === search;
  const { data } = usePossibleDuplicatesQuery(
    isRequested ? { variables: { search, pageSize: MAX_PAGE_SIZE } } : skipToken,
  );
  const key = materialKey(tradeName, manufacturer);
  return (isRequested ? (data?.rawMaterials.items ?? []) : []).filter(
    (one) => one.slug !== exceptSlug && materialKey(one.tradeName, one.manufacturer ?? '') === key,
  );
}
