import { useCallback, useMemo } from 'react';
import type { ListParams } from '../url/listParams.ts';
import { useListParams } from '../url/useListParams.ts';
import type { ListPreferences } from './listPreferences.ts';
import { sizedListParams, type PageSizes, type Sized } from './sizedListParams.ts';
import { useListPreferences } from './useListPreferences.ts';

interface PagedList<T> {
  params: Sized<T>;
  change: (patch: Partial<Sized<T>>, options?: { replace?: boolean }) => void;
  preferences: ListPreferences;
  /** Shows or hides a column. */
  showColumn: (id: string, isShown: boolean) => void;
  /** Shows a list that is cards at first as a table, or as cards again. */
  showTable: (isTable: boolean) => void;
}

/**
 * The state of a list in the address, with the page size and the columns that the person chose before. `list` names it
 * among the preferences; the first of `sizes` holds until a size is chosen. `spec` and `sizes` must keep their identity
 * between renders.
 */
export function usePagedList<T extends object>(list: string, spec: ListParams<T>, sizes: PageSizes): PagedList<T> {
  const [preferences, setPreferences] = useListPreferences(list);
  const preferred = preferences.pageSize;
  const sized = useMemo(() => sizedListParams(spec, sizes, preferred), [spec, sizes, preferred]);
  const [params, set] = useListParams(sized);
  const change = useCallback<PagedList<T>['change']>(
    (patch, options) => {
      if (patch.pageSize !== undefined) setPreferences({ pageSize: patch.pageSize });
      set(patch, options);
    },
    [set, setPreferences],
  );
  return {
    params,
    change,
    preferences,
    showColumn: (id, isShown) => setPreferences({ columns: { ...preferences.columns, [id]: isShown } }),
    showTable: (isTable) => setPreferences({ isTable }),
  };
}
