import { preload } from '../shared/lazyComponent.ts';
import { getSession } from '../shared/session/sessionStore.ts';
import { preloadPage } from './pageModules.ts';

export const loadPublicApp = () => import('./PublicApp.tsx');
export const loadSignedInApp = () => import('./SignedInApp.tsx');

/** Loads what the first render shows. The promise is kept when that has arrived, or has failed to, which the render tells of. */
export async function loadNext(): Promise<void> {
  if (getSession()) await Promise.all([preload(loadSignedInApp), preloadPage(window.location.pathname)]);
  else await preload(loadPublicApp);
}
