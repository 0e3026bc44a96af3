import { useState } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import type { ToxicologyForm } from './toxicology.form.ts';

/**
 * Whether the data are verified. Who verified them did so as they stood then, so that a change of another field takes
 * it back.
 */
export function useVerification(form: UseFormReturn<ToxicologyForm>) {
  const { field } = useController({ control: form.control, name: 'isVerified' });
  const [isWithdrawn, setWithdrawn] = useState(false);
  return {
    isVerified: field.value,
    inputRef: field.ref,
    /** Whether a change took it back. */
    isWithdrawn,
    withdraw: () => {
      if (!form.getValues('isVerified')) return;
      field.onChange(false);
      setWithdrawn(true);
    },
    change: (isVerified: boolean) => {
      field.onChange(isVerified);
      setWithdrawn(false);
    },
  };
}
