import { useCallback } from 'react';
import { Outlet } from 'react-router-dom';
import { UnsavedChangesPrompt } from '../shared/forms/UnsavedChangesPrompt.tsx';
import { useSession } from '../shared/session/sessionStore.ts';
import { MayOpenContext } from '../shared/url/useMayOpen.ts';
import { mayOpen, pageAt } from './access.ts';
import { AppShell } from './layout/AppShell.tsx';

/** The providers and the frame around every page of a session. Rendered inside the router. */
export function SignedInFrame() {
  const session = useSession();
  const role = session?.user.role;
  const mayOpenPath = useCallback(
    (path: string) => {
      const page = pageAt(path);
      return page !== undefined && mayOpen(page, role);
    },
    [role],
  );
  if (!session) return null;
  return (
    <MayOpenContext value={mayOpenPath}>
      <AppShell session={session}>
        <Outlet />
      </AppShell>
      <UnsavedChangesPrompt />
    </MayOpenContext>
  );
}
