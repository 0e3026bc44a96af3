import Typography from '@mui/material/Typography';
import { SelectFilter } from '../../shared/ui/SelectFilter.tsx';

interface Props<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** A choice under its label, as a field has one. */
export function ChoiceField<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  return (
    <>
      <Typography variant="subtitle2" component="p" color="textSecondary" aria-hidden sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      <SelectFilter label={label} value={value} options={options} onChange={onChange} />
    </>
  );
}
