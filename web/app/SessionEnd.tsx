import { Suspense, useEffect } from 'react';
import { useHasDirtyForms } from '../shared/forms/dirtyForms.ts';
import { lazyComponent } from '../shared/lazyComponent.ts';
import { useHeldSession } from '../shared/session/sessionStore.ts';

const loadDialog = () => import('../features/session/SignInAgainDialog.tsx');
const SignInAgainDialog = lazyComponent(loadDialog, 'SignInAgainDialog');

/**
 * When a session has ended over unsaved work: a dialog to sign in again in place. Its code is loaded before that, as
 * soon as a form is dirty.
 */
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
