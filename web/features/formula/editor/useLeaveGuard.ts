import { useEffect, useEffectEvent, useState } from 'react';
import { markClean, markDirty } from '../../../shared/forms/dirtyForms.ts';
// Loaded with the editor, so that the dialog can open without a connection.
import '../../../shared/forms/UnsavedChangesDialog.tsx';

/**
 * Asks before unsaved changes are left. Like useUnsavedChanges, for values that no form library holds. Returns a
 * function that releases the page at once, for code that leaves it right after saving.
 */
export function useLeaveGuard(isDirty: boolean, save: () => Promise<boolean>, discard: () => void): () => void {
  const [key] = useState(() => ({}));
  const saveNow = useEffectEvent(save);
  const discardNow = useEffectEvent(discard);
  useEffect(() => {
    if (!isDirty) return;
    markDirty(key, { scope: key, save: () => saveNow(), discard: () => discardNow() });
    return () => markClean(key);
  }, [isDirty, key]);
  return () => markClean(key);
}
