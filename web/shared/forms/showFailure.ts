import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { describeError } from '../apollo/describeError.ts';
import { notify } from '../notify/notify.ts';
import { setFieldErrors } from './setFieldErrors.ts';

/**
 * Tells why saving failed: a toast with the server's message, and beside each field what was wrong with it. `otherwise` is
 * what a form says of its own where the server says nothing.
 */
export function showFailure<T extends FieldValues>(
  form: Pick<UseFormReturn<T>, 'setError'>,
  error: unknown,
  fieldOf: (path: string) => Path<T> | undefined,
  otherwise?: string,
): void {
  const failure = describeError(error);
  // The end of a session has its own dialog, or the login page.
  if (failure.code === 'UNAUTHENTICATED') return;
  const said = setFieldErrors(form, failure, fieldOf);
  notify('error', failure.serverText ?? (said.join('\n') || (otherwise ?? failure.text)));
}
