import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ListField } from '../../../shared/ui/ListField.tsx';

interface Props<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  disabled: boolean;
  hint?: ReactNode;
  /** The colour under a value that calls for attention. */
  underline?: 'error.main' | 'orange' | false;
  inputRef?: (element: HTMLElement | null) => void;
  onChange: (value: T) => void;
}

/** One of few values, with a line under the one that calls for attention: specification, section 2, "Raw-material edit form". */
export function Choice<T extends string>({ options, underline = false, onChange, ...field }: Props<T>) {
  return (
    <Box data-underline={underline || undefined} sx={underline ? { '& .MuiOutlinedInput-notchedOutline': { borderBottomWidth: 3, borderBottomColor: `${underline} !important` } } : undefined}>
      <ListField {...field} onChange={(event) => onChange(event.target.value as T)}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </ListField>
    </Box>
  );
}
