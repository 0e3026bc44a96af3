import { useMemo } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import {
  percentageKey,
  percentageLookup,
  percentageName,
  type NameWithPercentage,
} from '../../../../domain/label/percentages.ts';
import { useErrorText } from '../../../shared/forms/useErrorText.ts';
import { readPercentages, type LabelForm } from './label.form.ts';

/** The percentages that were typed for the names of a list, and those of names that it has no more. */
export function usePercentages(
  form: UseFormReturn<LabelForm>,
  names: readonly NameWithPercentage[],
  isChecked: boolean,
) {
  const errorText = useErrorText();
  const { field, fieldState } = useController({ control: form.control, name: 'percentages' });
  const typed = field.value;
  // A name that is printed twice has one concentration.
  const rows = useMemo(
    () => [...new Map(names.map((one) => [percentageKey(percentageName(one)), one])).values()],
    [names],
  );
  const find = percentageLookup(typed);
  const inList = new Set(names.map(find));
  return {
    field,
    error: errorText(fieldState.error),
    rows,
    typed,
    dropped: !isChecked ? [] : readPercentages(typed.filter((one) => !inList.has(one))),
    typedOf: (row: NameWithPercentage): string => find(row)?.typed ?? '',
    change: (row: NameWithPercentage, text: string) => {
      const known = find(row);
      const entry = { name: known?.name ?? percentageName(row), typed: text };
      const others = typed.filter((one) => one !== known);
      if (text === '') field.onChange(others);
      else field.onChange(known ? typed.map((one) => (one === known ? entry : one)) : [...typed, entry]);
    },
  };
}

export type Percentages = ReturnType<typeof usePercentages>;
