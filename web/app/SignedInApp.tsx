import { ApolloProvider } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { createApolloClient } from '../shared/apollo/createApolloClient.ts';
import { Toasts } from '../shared/notify/Toasts.tsx';
import { endSession, getSession, getSessionKey } from '../shared/session/sessionStore.ts';
import { ConfirmProvider } from '../shared/ui/confirm/ConfirmProvider.tsx';
import { SessionEnd } from './SessionEnd.tsx';
import { useBrowserRouter } from './useBrowserRouter.ts';

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

/** Everything behind the login. It lives as long as its session. */
export function SignedInApp() {
  const [client] = useState(createSessionClient);
  const router = useBrowserRouter();
  useOverlays();
  return (
    <ApolloProvider client={client}>
      <ConfirmProvider>
        {router && <RouterProvider router={router} />}
        <SessionEnd />
        <Toasts />
      </ConfirmProvider>
    </ApolloProvider>
  );
}
