import { useLayoutEffect, useState } from 'react';
import { createBrowserRouter } from 'react-router-dom';
import { routes } from './routes.tsx';

type BrowserRouter = ReturnType<typeof createBrowserRouter>;

/** A router of the address bar that lives as long as the component; null until it has been created. */
export function useBrowserRouter(): BrowserRouter | null {
  const [router, setRouter] = useState<BrowserRouter | null>(null);
  useLayoutEffect(() => {
    const created = createBrowserRouter(routes);
    // oxlint-disable-next-line react/set-state-in-effect -- a router listens to the window from its creation to its disposal
    setRouter(created);
    return () => created.dispose();
  }, []);
  return router;
}
