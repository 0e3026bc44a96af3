import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { ErrorDescription } from '../apollo/describeError.ts';
import { SERVER_ERROR } from './useErrorText.ts';

/**
 * Shows what the server found wrong beside the fields concerned. `fieldOf` says which field stands for a path of the
 * input, such as `input.name`. Answers what was said, without what belongs to no field of the form.
 */
export function setFieldErrors<T extends FieldValues>(
  form: Pick<UseFormReturn<T>, 'setError'>,
  { fields }: Pick<ErrorDescription, 'fields'>,
  fieldOf: (path: string) => Path<T> | undefined,
): string[] {
  const said: string[] = [];
  for (const { path, message } of fields) {
    const field = fieldOf(path);
    if (field === undefined) continue;
    form.setError(field, { type: SERVER_ERROR, message });
    said.push(message);
  }
  return said;
}
