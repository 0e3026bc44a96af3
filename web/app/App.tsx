import { Suspense } from 'react';
import '../shared/i18n/i18n.ts';
import { FirstPaintEnd } from './FirstPaintEnd.tsx';
import { lazyComponent } from '../shared/lazyComponent.ts';
import { useSessionKey } from '../shared/session/sessionStore.ts';
import { AppTheme } from '../shared/theme/AppTheme.tsx';
import { paths } from '../shared/url/paths.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { loadInspectionPage, loadPublicApp, loadSignedInApp } from './loadNext.ts';
import { OfflineNotice } from './OfflineNotice.tsx';
import { usePath } from './usePath.ts';

// The login needs no Apollo, router, toasts or frame, and the rest needs no login: each is loaded separately.
const PublicApp = lazyComponent(loadPublicApp, 'PublicApp');
const InspectionPage = lazyComponent(loadInspectionPage, 'InspectionPage');
const SignedInApp = lazyComponent(loadSignedInApp, 'SignedInApp');

/**
 * The public pages, or everything else once there is a session. A new session starts with fresh state. The page for
 * inspectors is the same for somebody who is signed in.
 */
export function App() {
  const session = useSessionKey();
  const isInspection = usePath() === paths.inspection;
  return (
    <AppTheme>
      <ErrorBoundary key={session}>
        <Suspense>
          {isInspection || session === null ? (
            <>
              <FirstPaintEnd />
              {isInspection ? <InspectionPage /> : <PublicApp />}
            </>
          ) : (
            <SignedInApp key={session} />
          )}
        </Suspense>
      </ErrorBoundary>
      <OfflineNotice />
    </AppTheme>
  );
}
