import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { describeError } from '../apollo/describeError.ts';
import { notify } from '../notify/notify.ts';
import { setFieldErrors } from './setFieldErrors.ts';

interface FailureTexts<T extends FieldValues> {
  /** The form's own text for an error without a message of the server. */
  fallbackText?: string;
  /** What the reader calls a field, where equal messages are to be told apart. */
  labelOf?: ((field: Path<T>) => string | undefined) | undefined;
}

/**
 * Shows why saving has failed: a toast with the server's message, and the errors of the fields beside them.
 */
export function showFailure<T extends FieldValues>(
  form: Pick<UseFormReturn<T>, 'setError'>,
  error: unknown,
  fieldOf: (path: string) => Path<T> | undefined,
  { fallbackText, labelOf }: FailureTexts<T> = {},
): void {
  const failure = describeError(error);
  // The end of a session has its own dialog, or the login page.
  if (failure.code === 'UNAUTHENTICATED') return;
  const fieldMessages = setFieldErrors(form, failure, fieldOf, labelOf);
  notify('error', failure.serverText ?? (fieldMessages.join('\n') || (fallbackText ?? failure.text)));
}
