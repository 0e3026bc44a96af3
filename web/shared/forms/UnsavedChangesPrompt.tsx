import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { lazyComponent } from '../lazyComponent.ts';
import { getLeaveQuestion, hasDirtyForms, subscribeToDirtyForms } from './dirtyForms.ts';

const UnsavedChangesDialog = lazyComponent(() => import('./UnsavedChangesDialog.tsx'), 'UnsavedChangesDialog');

/** The browser's own question when the tab is closed or reloaded; its words are the browser's. */
function askBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Asks what shall become of unsaved changes, whichever way a page is left. Stands once in the application. */
export function UnsavedChangesPrompt() {
  const question = useSyncExternalStore(subscribeToDirtyForms, getLeaveQuestion);
  const isDirty = useSyncExternalStore(subscribeToDirtyForms, hasDirtyForms);

  useEffect(() => {
    if (!isDirty) return;
    window.addEventListener('beforeunload', askBeforeUnload);
    return () => window.removeEventListener('beforeunload', askBeforeUnload);
  }, [isDirty]);

  // Its code comes with the first form that something is typed into, not with every visit.
  if (!isDirty && !question) return null;
  return (
    <Suspense>
      <UnsavedChangesDialog question={question} />
    </Suspense>
  );
}
