import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from './Field.tsx';
import { EyeIcon, EyeOffIcon } from './icons.tsx';

interface Props extends Omit<ComponentProps<typeof Field>, 'type' | 'endAdornment'> {
  isShown: boolean;
  onToggle: () => void;
}

/** A password field with a button that shows the password. */
export function PasswordField({ isShown, onToggle, inputProps, ...field }: Props) {
  const { t } = useTranslation();
  return (
    <Field
      {...field}
      type={isShown ? 'text' : 'password'}
      inputProps={{ autoCapitalize: 'none', spellCheck: false, ...inputProps }}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            size="small"
            // The focus stays in the field: an error shown when the field loses the focus would move the button away
            // from the pointer.
            onMouseDown={(event) => event.preventDefault()}
            onClick={onToggle}
            aria-label={t(isShown ? 'password.hide' : 'password.show', { field: field.label })}
          >
            {isShown ? <EyeOffIcon sx={{ fontSize: 20 }} /> : <EyeIcon sx={{ fontSize: 20 }} />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
