import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { markClean, markDirty } from './dirtyForms.ts';
import { submitForm } from './submitForm.ts';
// Loaded with every page that has a form, so that the dialog can open without a connection.
import './UnsavedChangesDialog.tsx';

/**
 * Protects the unsaved changes of a form: leaving the page asks whether to save, discard or stay, and the form stays on
 * the screen when the session ends. `save` gets validated values and returns false when it could not save them. `scope`
 * is what mayLeave can ask about separately: the form's control, unless several forms share a scope. Returns a function
 * that releases the form at once, for code that leaves the page right after saving, before the next render.
 */
export function useUnsavedChanges<T extends FieldValues>(
  form: UseFormReturn<T>,
  save: (values: T) => Promise<boolean>,
  scope: unknown = form.control,
): () => void {
  const [key] = useState(() => ({}));
  const { isDirty } = form.formState;
  const saveNow = useEffectEvent(() => submitForm(form, save));
  const discard = useEffectEvent(() => form.reset());

  useEffect(() => {
    if (!isDirty) return;
    markDirty(key, { scope, save: () => saveNow(), discard: () => discard() });
    return () => markClean(key);
  }, [isDirty, key, scope]);

  return () => markClean(key);
}
