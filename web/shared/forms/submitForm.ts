import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Validates and saves a form as its button does. False when a value is invalid or saving has failed; the form shows
 * why.
 */
export async function submitForm<T extends FieldValues>(
  form: UseFormReturn<T>,
  save: (values: T) => Promise<boolean>,
): Promise<boolean> {
  let isSaved = false;
  await form.handleSubmit(async (values) => {
    isSaved = await save(values);
  })();
  return isSaved;
}
