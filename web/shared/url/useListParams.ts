import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Converts one value of a list to and from its text in the address. */
export interface ListParam<T> {
  /** The value of a text, or of null when the parameter is missing; never throws. */
  parse(text: string | null): T;
  /** The text for the address; null for the default, which is left out. */
  format(value: T): string | null;
}

export type ListParams<T> = { [Name in keyof T]: ListParam<T[Name]> };

type SetParams<T> = (patch: Partial<T>, options?: { replace?: boolean }) => void;

const namesOf = <T extends object>(spec: ListParams<T>) => Object.keys(spec) as (keyof T & string)[];

function parse<T extends object>(spec: ListParams<T>, params: URLSearchParams): T {
  return Object.fromEntries(namesOf(spec).map((name) => [name, spec[name].parse(params.get(name))])) as T;
}

/**
 * The parameters after a change. Other parameters stay, and every change but that of the page leads back to page 1. A search writes its page too,
 * also the first: specification, section 2.
 */
function write<T extends object>(spec: ListParams<T>, before: URLSearchParams, patch: Partial<T>): URLSearchParams {
  const values = { ...parse(spec, before), ...patch };
  const after = new URLSearchParams(before);
  let leavesPage = false;
  for (const name of namesOf(spec)) {
    const text = spec[name].format(values[name]);
    if (name !== 'page' && text !== spec[name].format(spec[name].parse(before.get(name)))) leavesPage = true;
    if (text === null) after.delete(name);
    else after.set(name, text);
  }
  const isPaged = leavesPage || after.has('page') || before.has('page');
  if (leavesPage) after.delete('page');
  if ('page' in spec && 'filter' in spec && isPaged && after.has('filter') && !after.has('page'))
    after.set('page', '1');
  return after;
}

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
      const after = write(spec, latest.current, patch);
      if (after.toString() === latest.current.toString()) return;
      latest.current = after;
      setParams(after, { replace, preventScrollReset: true });
    },
    [spec, setParams],
  );
  return [useMemo(() => parse(spec, params), [spec, params]), set];
}
