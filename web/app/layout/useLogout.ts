import { useApolloClient } from '@apollo/client/react';
import { mayLeave } from '../../shared/forms/dirtyForms.ts';
import { getSession, endSession } from '../../shared/session/sessionStore.ts';
import { LogoutDocument } from './Logout.generated.ts';

/**
 * Asks about unsaved changes, then ends the session at once. The mutation is not awaited, so that logging out works
 * offline.
 */
export function useLogout(): () => void {
  const client = useApolloClient();
  const logOut = async () => {
    if (!(await mayLeave())) return;
    const token = getSession()?.token;
    if (token === undefined) return;
    const headers = { authorization: `Bearer ${token}` };
    client.mutate({ mutation: LogoutDocument, context: { headers } }).catch(() => undefined);
    endSession('logout');
  };
  return () => void logOut();
}
