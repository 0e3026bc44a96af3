import type { InputBaseComponentProps } from '@mui/material/InputBase';
import type { ComponentProps, ElementType, ReactNode } from 'react';
import { Field } from './Field.tsx';
import { ChevronDownIcon } from './icons.tsx';

/** The toolkit types what may stand inside its field for text fields only; a list and a text area take the same properties. */
const list = 'select' as ElementType<InputBaseComponentProps>;
const area = 'textarea' as ElementType<InputBaseComponentProps>;

/** One of many, in the browser's own list, with its label above. */
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

/** Several lines of text. The toolkit's own area measures its text at every key, which a long list would feel. */
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
