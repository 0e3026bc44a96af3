import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ListField } from '../../../shared/ui/ListField.tsx';

interface Props<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  disabled: boolean;
  hint?: ReactNode;
  /** The colour under a value that calls for attention. */
  underline?: 'red' | 'orange' | false;
  inputRef?: (element: HTMLElement | null) => void;
  onChange: (value: T) => void;
}

/** Important, because the frame has other colours on hover and focus, where the line must stay. */
const lineOf = (underline: 'red' | 'orange') => (theme: Theme) => {
  const { error, orange } = (theme.vars ?? theme).palette;
  return {
    '& .MuiOutlinedInput-notchedOutline': {
      borderBottomWidth: 3,
      borderBottomColor: `${underline === 'red' ? error.main : orange} !important`,
    },
  };
};

/**
 * One of few values, with a line under the one that calls for attention: specification, section 2, "Raw-material edit
 * form".
 */
export function Choice<T extends string>({ options, underline = false, onChange, ...field }: Props<T>) {
  return (
    <Box data-underline={underline || undefined} sx={underline ? lineOf(underline) : undefined}>
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
