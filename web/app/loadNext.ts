import { preload } from '../shared/lazyComponent.ts';
import { getSession, restoreSession } from '../shared/session/sessionStore.ts';
import { preloadPage } from './pageModules.ts';

// The first that the start imports: what it needs next arrives while the rest of it is evaluated, which takes a slow phone half a second.
restoreSession();
if (getSession()) {
  preload(() => import('./SignedInApp.tsx'));
  preloadPage(window.location.pathname);
}
