import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { ErrorDescription } from '../apollo/describeError.ts';
import { SERVER_ERROR } from './useErrorText.ts';

/**
 * Shows the server's field errors beside their fields. `fieldOf` maps a path of the input, such as `input.name`, to a field
 * of the form. Returns the messages that are shown; errors without a field in the form are left out.
 */
export function setFieldErrors<T extends FieldValues>(
  form: Pick<UseFormReturn<T>, 'setError'>,
  { fields }: Pick<ErrorDescription, 'fields'>,
  fieldOf: (path: string) => Path<T> | undefined,
): string[] {
  const shown: string[] = [];
  for (const { path, message } of fields) {
    const field = fieldOf(path);
    if (field === undefined) continue;
    form.setError(field, { type: SERVER_ERROR, message });
    shown.push(message);
  }
  return shown;
}
