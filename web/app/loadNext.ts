import { getSession, restoreSession } from '../shared/session/sessionStore.ts';
import { preloadPage } from './pageModules.ts';

const ignore = () => undefined;

// The first that the start imports: what it needs next arrives while the rest of it is evaluated, which takes a slow phone half a second.
restoreSession();
if (getSession()) {
  import('./SignedInApp.tsx').catch(ignore);
  preloadPage(window.location.pathname);
}
