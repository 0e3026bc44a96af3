import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { getSession, restoreSession } from '../shared/session/sessionStore.ts';
import { App } from './App.tsx';
import { preloadPage } from './pageModules.ts';

restoreSession();
if (getSession()) preloadPage(window.location.pathname);

const root = document.getElementById('root');
if (root) {
  // A transition is rendered in slices, between which the browser answers; it is not in a hurry, because the sign-in page is shown already.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
}
