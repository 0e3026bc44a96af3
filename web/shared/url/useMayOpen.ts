import { createContext, useContext } from 'react';

/**
 * Whether the person may open the page at a path. Provided by the application; without a provider no page may be
 * opened.
 */
export const MayOpenContext = createContext<(path: string) => boolean>(() => false);

/** Hides links that would lead to the 403 page. The returned function takes an address with or without its query. */
export function useMayOpen(): (address: string) => boolean {
  const mayOpen = useContext(MayOpenContext);
  return (address) => mayOpen(address.split(/[?#]/, 1)[0] ?? '');
}
