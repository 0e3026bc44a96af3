import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { markClean, markDirty } from './dirtyForms.ts';
import { submitForm } from './submitForm.ts';
// Comes with every page that has a form, so that the question can be asked when the connection is gone.
import './UnsavedChangesDialog.tsx';

/**
 * Guards what is typed into a form: leaving the page asks whether to save, discard or stay, and a session that ends
 * leaves the form on the screen. `save` gets the checked values and gives false when it could not save them.
 * `scope` is what mayLeave can ask about alone: the form's control, unless several forms share one.
 * Answers a way to let go at once, for code that leaves the page right after saving, before the form is drawn anew.
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
