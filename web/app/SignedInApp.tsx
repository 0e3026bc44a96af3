import { ApolloProvider } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { createApolloClient } from '../shared/apollo/createApolloClient.ts';
import { GuardedRouter } from '../shared/forms/GuardedRouter.tsx';
import { Toasts } from '../shared/notify/Toasts.tsx';
import { endSession, getSession, getSessionKey, useSession } from '../shared/session/sessionStore.ts';
import { ConfirmProvider } from '../shared/ui/confirm/ConfirmProvider.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { AppShell } from './layout/AppShell.tsx';
import { SessionEnd } from './SessionEnd.tsx';

/** Dialogs, menu and drawer are one file. It comes with the first movement on the page, before anything can be opened. */
function useOverlays() {
  useEffect(() => {
    const signs = ['pointermove', 'pointerdown', 'keydown'];
    const load = () => {
      stop();
      void import('../shared/ui/confirm/ConfirmDialog.tsx').catch(() => undefined);
    };
    const stop = () => signs.forEach((sign) => window.removeEventListener(sign, load));
    signs.forEach((sign) => window.addEventListener(sign, load, { passive: true }));
    return stop;
  }, []);
}

/** The client of the session that is in force now; once that has ended it speaks for nobody, and ends no other. */
function createSessionClient() {
  const key = getSessionKey();
  const own = () => (getSessionKey() === key ? getSession() : null);
  return createApolloClient({ getSession: own, onUnauthenticated: () => own() && endSession('unauthenticated') });
}

/**
 * Everything behind the login. It lives as long as its session.
 *
 * The router is the plain one: the data router would add 14 KiB to every first visit (68 against 82 with React, brotli),
 * and of what it offers the product needs only the blocking of a navigation, which GuardedRouter adds in a few lines.
 */
export function SignedInApp() {
  const session = useSession();
  const [client] = useState(createSessionClient);
  useOverlays();
  if (!session) return null;
  return (
    <ApolloProvider client={client}>
      <ConfirmProvider>
        <GuardedRouter>
          <AppShell session={session}>
            <AppRoutes />
          </AppShell>
        </GuardedRouter>
        <SessionEnd />
        <Toasts />
      </ConfirmProvider>
    </ApolloProvider>
  );
}
