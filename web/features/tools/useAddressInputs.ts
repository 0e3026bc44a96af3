import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Browsers throttle changes of the address, so it is not rewritten at every keystroke. */
const PAUSE_MS = 300;
/** Maximum length of an input; a longer parameter is ignored. */
const MAX_LENGTH = 200;

/**
 * The short inputs of a tool, as typed. The address is updated after a pause, without the values that equal the
 * defaults, so that a reload and a shared link restore them.
 */
export function useAddressInputs<T extends Record<string, string>>(
  defaults: T,
): [T, (patch: Partial<T>) => void, () => void] {
  const [params, setParams] = useSearchParams();
  const names = Object.keys(defaults) as (keyof T & string)[];
  const [values, setValues] = useState<T>(() => {
    const fromAddress = names.flatMap((name) => {
      const text = params.get(name);
      return text !== null && text.length <= MAX_LENGTH ? [[name, text]] : [];
    });
    return { ...defaults, ...Object.fromEntries(fromAddress) } as T;
  });
  const write = useEffectEvent(() => {
    const after = new URLSearchParams(params);
    for (const name of names) {
      if (values[name] === defaults[name]) after.delete(name);
      else after.set(name, values[name] ?? '');
    }
    if (after.toString() !== params.toString()) setParams(after, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    const timer = setTimeout(() => write(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values]);
  return [values, (patch) => setValues((before) => ({ ...before, ...patch })), () => setValues(defaults)];
}
