import type { InputBaseComponentProps } from '@mui/material/InputBase';
import OutlinedInput from '@mui/material/OutlinedInput';
import type SvgIcon from '@mui/material/SvgIcon';
import type { ElementType } from 'react';
import { ChevronDownIcon } from './icons.tsx';

interface Props<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  icon?: typeof SvgIcon;
  disabled?: boolean;
  onChange: (value: T) => void;
}

/** Material UI types the inner element of a field for inputs only; a select element takes the same properties. */
const list = 'select' as ElementType<InputBaseComponentProps>;

/** A filter with many options. A native select opens as usual on the device and can be searched by typing. */
export function SelectFilter<T extends string>({ label, value, options, icon: Icon, disabled, onChange }: Props<T>) {
  const entries = options.map((option) => (
    <option key={option.value} value={option.value}>
      {option.label}
    </option>
  ));
  return (
    <OutlinedInput
      inputComponent={list}
      inputProps={{ 'aria-label': label, children: entries }}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value as T)}
      startAdornment={Icon && <Icon sx={{ fontSize: 18, color: 'text.secondary', ml: -0.25 }} />}
      endAdornment={
        <ChevronDownIcon
          sx={{ position: 'absolute', right: 10, fontSize: 18, color: 'text.secondary', pointerEvents: 'none' }}
        />
      }
      sx={{
        minWidth: 0,
        maxWidth: '100%',
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
