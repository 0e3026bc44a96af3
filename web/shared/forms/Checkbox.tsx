import MuiCheckbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

interface Props {
  label: string;
  checked: boolean;
  disabled: boolean;
  onChange: (checked: boolean) => void;
}

/** A statement with its checkbox. */
export function Checkbox({ label, checked, disabled, onChange }: Props) {
  return (
    <FormControlLabel
      label={label}
      disabled={disabled}
      control={<MuiCheckbox size="small" checked={checked} onChange={(event) => onChange(event.target.checked)} />}
      slotProps={{ typography: { variant: 'body2' } }}
      sx={{ minHeight: { xs: 44, sm: 36 }, mr: 2 }}
    />
  );
}
