import type { ReactNode } from 'react';
import { Field } from '../../shared/ui/Field.tsx';

interface Props {
  label: string;
  /** Unit of the number; it is part of the label, so that it is read out with it. Empty for a bare number. */
  unit: string;
  value: string;
  onChange: (text: string) => void;
  error?: string | undefined;
  hint?: ReactNode;
}

/** A number with its unit, typed with comma or point. */
export function QuantityField({ label, unit, value, onChange, error, hint }: Props) {
  return (
    <Field
      label={unit === '' ? label : `${label} (${unit})`}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      inputProps={{ inputMode: 'decimal', autoComplete: 'off', maxLength: 40 }}
      {...(error !== undefined && { error })}
      hint={hint}
    />
  );
}
