import { createContext, useContext } from 'react';

/** Whether the person may open the page at a path. The application answers; without an answer nothing may be opened. */
export const MayOpen = createContext<(path: string) => boolean>(() => false);

/** Asked before a link is shown: one that would lead to the 403 page is better left out. Takes an address with or without its query. */
export function useMayOpen(): (address: string) => boolean {
  const mayOpen = useContext(MayOpen);
  return (address) => mayOpen(address.split(/[?#]/, 1)[0] ?? '');
}
