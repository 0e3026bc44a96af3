import { Suspense, useEffect } from 'react';
import { useHasDirtyForms } from '../shared/forms/dirtyForms.ts';
import { lazyComponent } from '../shared/lazyComponent.ts';
import { useHeldSession } from '../shared/session/sessionStore.ts';

const loadDialog = () => import('../features/session/SignInAgainDialog.tsx');
const SignInAgainDialog = lazyComponent(loadDialog, 'SignInAgainDialog');

/** Over unsaved work whose session has ended: the way to sign in again in place. Its code comes before it can be needed. */
export function SessionEnd() {
  const held = useHeldSession();
  const isDirty = useHasDirtyForms();
  useEffect(() => {
    if (isDirty) void loadDialog().catch(() => undefined);
  }, [isDirty]);
  return (
    held && (
      <Suspense>
        <SignInAgainDialog user={held.user} />
      </Suspense>
    )
  );
}
