import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}

/** The path of the address bar, for the pages outside the router. */
export const usePath = (): string => useSyncExternalStore(subscribe, () => window.location.pathname);

/** Replaces the current path, so that the back button does not return to it. */
export function replacePath(path: string): void {
  window.history.replaceState(null, '', path);
  // The browser itself reports only moves through the history.
  window.dispatchEvent(new PopStateEvent('popstate'));
}
