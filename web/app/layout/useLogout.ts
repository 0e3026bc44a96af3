import { useApolloClient } from '@apollo/client/react';
import { mayLeave } from '../../shared/forms/dirtyForms.ts';
import { getSession, endSession } from '../../shared/session/sessionStore.ts';
import { LogoutDocument } from './Logout.generated.ts';

/** Ends the session here at once; the server is told beside it, and not waited for: logging out works offline too. Unsaved work is asked about first. */
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
