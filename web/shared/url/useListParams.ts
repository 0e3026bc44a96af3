import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseListParams, writeListParams, type ListParams } from './listParams.ts';

type SetParams<T> = (patch: Partial<T>, options?: { replace?: boolean }) => void;

/**
 * The state of a list, kept in the address, so that a reload, the back button and a shared link show the same list.
 * `spec` must keep its identity between renders. `set` adds an entry to the history unless `replace` is set.
 */
export function useListParams<T extends object>(spec: ListParams<T>): [T, SetParams<T>] {
  const [params, setParams] = useSearchParams();
  // Two changes in one event must both be applied, although the address is updated only after them.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);

  const set = useCallback<SetParams<T>>(
    (patch, { replace = false } = {}) => {
      const after = writeListParams(spec, latest.current, patch);
      if (after.toString() === latest.current.toString()) return;
      latest.current = after;
      setParams(after, { replace, preventScrollReset: true });
    },
    [spec, setParams],
  );
  return [useMemo(() => parseListParams(spec, params), [spec, params]), set];
}
