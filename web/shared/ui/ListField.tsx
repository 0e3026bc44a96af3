import type { InputBaseComponentProps } from '@mui/material/InputBase';
import type { ComponentProps, ElementType, ReactNode } from 'react';
import { Field } from './Field.tsx';
import { ChevronDownIcon } from './icons.tsx';

/**
 * Material UI types the inner element of a field for inputs only; select and textarea elements take the same
 * properties.
 */
const list = 'select' as ElementType<InputBaseComponentProps>;
const area = 'textarea' as ElementType<InputBaseComponentProps>;

/** A native select with its label above. */
export function ListField({
  children,
  ...field
}: Omit<ComponentProps<typeof Field>, 'children'> & { children: ReactNode }) {
  return (
    <Field
      {...field}
      inputComponent={list}
      inputProps={{ children }}
      endAdornment={
        <ChevronDownIcon
          sx={{ position: 'absolute', right: 10, fontSize: 18, color: 'text.secondary', pointerEvents: 'none' }}
        />
      }
      sx={{
        pr: 0,
        '& select': {
          appearance: 'none',
          cursor: 'pointer',
          pr: 4.5,
          boxSizing: 'border-box',
          textOverflow: 'ellipsis',
        },
        '& option': { color: 'text.primary', bgcolor: 'background.paper' },
      }}
    />
  );
}

/** A native text area. That of Material UI measures its text at every keystroke, which is slow for a long list. */
export function AreaField({ rows, inputProps, ...field }: ComponentProps<typeof Field> & { rows: number }) {
  return (
    <Field
      {...field}
      inputComponent={area}
      inputProps={{ ...inputProps, rows }}
      sx={{ '& textarea': { resize: 'vertical', display: 'block' } }}
    />
  );
}
