import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

interface Options<Version, Values> {
  toFormValues: (version: Version) => Values;
  /** The remote values with those that were changed here since `before`. */
  mergeLocalChanges: (remote: Values, local: Values, before: Values) => Values;
  /** Called with the remote version before the form is filled from it. */
  onAdopt: (remote: Version) => void;
}

/**
 * The version that was edited and the one that somebody else saved meanwhile, until the person has decided between
 * them.
 */
export function useConflict<Version, Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { toFormValues, mergeLocalChanges, onAdopt }: Options<Version, Values>,
) {
  const [conflict, setConflict] = useState<{ before: Version; remote: Version } | null>(null);
  return {
    /** Null while there is none. */
    conflict,
    setConflict,
    /**
     * Fills the form with the local changes on top of the remote version and returns them, to be saved: a field that
     * was changed remotely only stays as it is there. Null without a conflict.
     */
    mergeLocal: (): Values | null => {
      if (!conflict) return null;
      const remote = toFormValues(conflict.remote);
      const local = mergeLocalChanges(remote, form.getValues(), toFormValues(conflict.before));
      onAdopt(conflict.remote);
      setConflict(null);
      form.reset(remote);
      form.reset(local, { keepDefaultValues: true });
      return local;
    },
    /** Discards the form values in favour of the remote version. */
    takeRemote: () => {
      if (!conflict) return;
      onAdopt(conflict.remote);
      form.reset(toFormValues(conflict.remote));
      setConflict(null);
    },
    dismiss: () => setConflict(null),
  };
}
