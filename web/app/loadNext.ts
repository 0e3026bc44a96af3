import { preload } from '../shared/lazyComponent.ts';
import { getSession } from '../shared/session/sessionStore.ts';
import { paths } from '../shared/url/paths.ts';
import { preloadPage } from './pageModules.ts';

export const loadPublicApp = () => import('./PublicApp.tsx');
export const loadSignedInApp = () => import('./SignedInApp.tsx');

export const loadInspectionPage = () => import('../features/inspection/InspectionPage.tsx');

/**
 * Loads what the first render shows. The promise is kept when that has arrived, or has failed to, which the render
 * tells of.
 */
export async function loadNext(): Promise<void> {
  const { pathname } = window.location;
  if (pathname === paths.inspection) await preload(loadInspectionPage);
  else if (getSession()) await Promise.all([preload(loadSignedInApp), preloadPage(pathname)]);
  else await preload(loadPublicApp);
}
