import { Suspense } from 'react';
import { lazyComponent } from '../shared/lazyComponent.ts';
import { useSessionKey } from '../shared/session/sessionStore.ts';
import { AppTheme } from '../shared/theme/AppTheme.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';

// The login needs no Apollo, router, toasts or frame, and everything else needs no login: each is loaded for itself.
const PublicApp = lazyComponent(() => import('./PublicApp.tsx'), 'PublicApp');
const SignedInApp = lazyComponent(() => import('./SignedInApp.tsx'), 'SignedInApp');

/** The whole application: the public pages, or everything else once there is a session. A new session starts from nothing. */
export function App() {
  const session = useSessionKey();
  return (
    <AppTheme>
      <ErrorBoundary key={session}>
        <Suspense>{session === null ? <PublicApp /> : <SignedInApp key={session} />}</Suspense>
      </ErrorBoundary>
      <OfflineNotice />
    </AppTheme>
  );
}
