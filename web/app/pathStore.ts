/** The path of the address bar, for the pages that stand outside the router. */
const listeners = new Set<() => void>();

export const getPath = (): string => window.location.pathname;

/** Calls the listener when the path changes; gives the way to stop it. */
export function subscribeToPath(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** Puts a path in place of the present one, so that the back button does not return to it. */
export function replacePath(path: string): void {
  window.history.replaceState(null, '', path);
  for (const listener of [...listeners]) listener();
}
