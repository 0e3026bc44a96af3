import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { describeError } from '../apollo/describeError.ts';
import { notify } from '../notify/notify.ts';
import { setFieldErrors } from './setFieldErrors.ts';

/**
 * Shows why saving has failed: a toast with the server's message, and the errors of the fields beside them.
 * `fallbackText` is the form's own text for an error without a message of the server.
 */
export function showFailure<T extends FieldValues>(
  form: Pick<UseFormReturn<T>, 'setError'>,
  error: unknown,
  fieldOf: (path: string) => Path<T> | undefined,
  fallbackText?: string,
): void {
  const failure = describeError(error);
  // The end of a session has its own dialog, or the login page.
  if (failure.code === 'UNAUTHENTICATED') return;
  const fieldMessages = setFieldErrors(form, failure, fieldOf);
  notify('error', failure.serverText ?? (fieldMessages.join('\n') || (fallbackText ?? failure.text)));
}
