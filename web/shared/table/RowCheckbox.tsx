import MuiCheckbox from '@mui/material/Checkbox';

interface Props {
  label: string;
  checked: boolean;
  /** Whether some of several entries are selected. */
  isPartly?: boolean;
  tabIndex: 0 | -1;
  onChange: () => void;
}

/** The checkbox that selects a row of a table, or all of them. */
export function RowCheckbox({ label, checked, isPartly = false, tabIndex, onChange }: Props) {
  return (
    <MuiCheckbox
      size="small"
      checked={checked}
      indeterminate={isPartly && !checked}
      onChange={onChange}
      slotProps={{ input: { 'aria-label': label, tabIndex } }}
      sx={{ p: 0.25, display: 'flex', width: 24, height: 24 }}
    />
  );
}
