import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { ErrorDescription } from '../apollo/describeError.ts';
import { i18n } from '../i18n/i18n.ts';
import './translations.generated.ts';
import { SERVER_ERROR } from './useErrorText.ts';

/** Why the server refuses a value, where there is a text for it in the reader's language. */
const REFUSALS = ['TOO_LONG', 'TOO_MANY', 'MISSING', 'CONTROL_CHARACTER'] as const;

/**
 * Shows the server's field errors beside their fields. `fieldOf` maps a path of the input, such as `input.name`, to a
 * field of the form, `labelOf` names a field of a row. Returns the messages that are shown; errors without a field in
 * the form are left out.
 */
export function setFieldErrors<T extends FieldValues>(
  form: Pick<UseFormReturn<T>, 'setError'>,
  { fields }: Pick<ErrorDescription, 'fields'>,
  fieldOf: (path: string) => Path<T> | undefined,
  labelOf?: (field: Path<T>) => string | undefined,
): string[] {
  const shown: string[] = [];
  for (const { path, message, code } of fields) {
    const field = fieldOf(path);
    if (field === undefined) continue;
    const refusal = REFUSALS.find((one) => one === code);
    const key = refusal && (`forms:refused.${refusal}` as const);
    form.setError(field, key ? { type: 'refused', message: key } : { type: SERVER_ERROR, message });
    shown.push([labelOf?.(field), key ? i18n.t(key) : message].filter(Boolean).join(': '));
  }
  return shown;
}
