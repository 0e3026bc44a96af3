import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

type SetParam = (value: string | null, options?: { replace?: boolean }) => void;

/**
 * One parameter of the address beside those of the list, whose page it leaves alone. Setting null takes it out; a change
 * adds an entry to the history unless told to replace.
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
