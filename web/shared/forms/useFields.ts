import type { FieldValues, Path, RegisterOptions, UseFormReturn } from 'react-hook-form';
import { useErrorText } from './useErrorText.ts';

/** Returns the properties that connect a Field to a form: `<Field label={…} {...field('name')} />`. */
export function useFields<T extends FieldValues>(form: UseFormReturn<T>) {
  const errorText = useErrorText();
  return (name: Path<T>, options?: Pick<RegisterOptions<T>, 'onChange'>) => {
    const { ref, ...input } = form.register(name, options);
    return { ...input, inputRef: ref, error: errorText(form.getFieldState(name, form.formState).error) };
  };
}
