import { ApolloProvider } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { createApolloClient } from '../shared/apollo/createApolloClient.ts';
import { Toasts } from '../shared/notify/Toasts.tsx';
import { endSession, getSession, getSessionKey } from '../shared/session/sessionStore.ts';
import { ConfirmProvider } from '../shared/ui/confirm/ConfirmProvider.tsx';
import { SessionEnd } from './SessionEnd.tsx';
import { useBrowserRouter } from './useBrowserRouter.ts';

/** Dialogs, menu and drawer are one file. It is loaded at the first interaction, before anything can be opened. */
function useOverlays() {
  useEffect(() => {
    const events = ['pointermove', 'pointerdown', 'keydown'];
    const load = () => {
      stop();
      void import('../shared/ui/confirm/ConfirmDialog.tsx').catch(() => undefined);
    };
    const stop = () => events.forEach((event) => window.removeEventListener(event, load));
    events.forEach((event) => window.addEventListener(event, load, { passive: true }));
    return stop;
  }, []);
}

/** A client of the current session. Once that has ended, the client has no token and cannot end the next session. */
function createSessionClient() {
  const key = getSessionKey();
  const getOwnSession = () => (getSessionKey() === key ? getSession() : null);
  return createApolloClient({
    getSession: getOwnSession,
    onUnauthenticated: () => getOwnSession() && endSession('unauthenticated'),
  });
}

/** Everything behind the login, mounted for as long as its session lasts. */
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
