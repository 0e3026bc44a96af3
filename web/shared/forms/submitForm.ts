import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Checks a form and saves it as its button would. False when a value is wrong or the saving failed; the form shows it. */
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
