import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

type SetParam = (value: string | null, options?: { replace?: boolean }) => void;

/**
 * A parameter of the address that does not belong to the list, so that a change keeps the list's page. Setting null
 * removes it. A change adds an entry to the history unless `replace` is set.
 */
export function useAddressParam(name: string, isValid: (text: string) => boolean): [string | null, SetParam] {
  const [params, setParams] = useSearchParams();
  const text = params.get(name);
  const set = useCallback<SetParam>(
    (value, { replace = false } = {}) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (value === null) after.delete(name);
          else after.set(name, value);
          return after;
        },
        { replace, preventScrollReset: true },
      ),
    [name, setParams],
  );
  return [text !== null && isValid(text) ? text : null, set];
}
