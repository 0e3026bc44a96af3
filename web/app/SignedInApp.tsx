import { ApolloProvider } from '@apollo/client/react';
import { Suspense, useEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { lazyComponent } from '../shared/lazyComponent.ts';
import { createApolloClient } from '../shared/apollo/createApolloClient.ts';
import { writeFirstData } from '../shared/apollo/firstRequest.ts';
import { Toasts } from '../shared/notify/Toasts.tsx';
import { endReasonOf, endSession, getSession, getSessionKey, useSession } from '../shared/session/sessionStore.ts';
import { ConfirmProvider } from '../shared/ui/confirm/ConfirmProvider.tsx';
import { useHasInteracted } from '../shared/ui/firstInteraction.ts';
import { firstQueryAt } from './pageModules.ts';
import { SessionEnd } from './SessionEnd.tsx';
import { useSaveKey } from './useSaveKey.ts';
import { useSessionWatch } from './useSessionWatch.ts';
import { useBrowserRouter } from './useBrowserRouter.ts';

const FirstPasswordPage = lazyComponent(() => import('../features/viewer/FirstPasswordPage.tsx'), 'FirstPasswordPage');

/** Dialogs, menu and drawer are one file. It is loaded at the first interaction, before anything can be opened. */
function useOverlays() {
  const hasInteracted = useHasInteracted();
  useEffect(() => {
    if (hasInteracted) void import('../shared/ui/confirm/ConfirmDialog.tsx').catch(() => undefined);
  }, [hasInteracted]);
}

/** A client of the current session. Once that has ended, the client has no token and cannot end the next session. */
function createSessionClient() {
  const key = getSessionKey();
  const getOwnSession = () => (getSessionKey() === key ? getSession() : null);
  const client = createApolloClient({
    getSession: getOwnSession,
    onUnauthenticated: (reason) => getOwnSession() && endSession(endReasonOf(reason)),
  });
  writeFirstData(client, firstQueryAt(window.location.pathname), getOwnSession()?.token);
  return client;
}

/** Everything behind the login, mounted for as long as its session lasts. */
export function SignedInApp() {
  const [client] = useState(createSessionClient);
  const router = useBrowserRouter();
  const user = useSession()?.user;
  useOverlays();
  useSessionWatch();
  useSaveKey();
  return (
    <ApolloProvider client={client}>
      <ConfirmProvider>
        {user?.temporaryPasswordUntil ? (
          <Suspense>
            <FirstPasswordPage email={user.email} until={user.temporaryPasswordUntil} role={user.role} />
          </Suspense>
        ) : (
          // In a transition React renders the page with the new address, and on each answer again with the old one:
          // where answers come at once, as without a connection, the queries of both were sent over and over.
          router && <RouterProvider router={router} useTransitions={false} />
        )}
        <SessionEnd />
        <Toasts />
      </ConfirmProvider>
    </ApolloProvider>
  );
}
