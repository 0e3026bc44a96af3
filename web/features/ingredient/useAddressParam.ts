import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** One parameter of the address beside those of the list, whose page it leaves alone. Setting null takes it out. */
export function useAddressParam(name: string, isValid: (text: string) => boolean): [string | null, (value: string | null) => void] {
  const [params, setParams] = useSearchParams();
  const text = params.get(name);
  const set = useCallback(
    (value: string | null) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (value === null) after.delete(name);
          else after.set(name, value);
          return after;
        },
        { preventScrollReset: true },
      ),
    [name, setParams],
  );
  return [text !== null && isValid(text) ? text : null, set];
}
