import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode } from 'react';
import type { Millionths } from '../../../../domain/formula/percent.ts';
import { stickyBar } from '../../../shared/ui/stickyBar.ts';
import { SumState } from './SumRow.tsx';

interface Props {
  sum: Millionths;
  /** The button's text, which names the revision that it makes. */
  text: string;
  /** What the unsaved changes are changes of. */
  note: string | null;
  disabled: boolean;
  onSave: () => void;
  /** What else can be done with the saved formula. */
  beside?: ReactNode;
}

/** The sum and the button that saves, always in view. */
export const SaveBar = memo(function SaveBar({ sum, text, note, disabled, onSave, beside }: Props) {
  return (
    <Box
      sx={{
        ...stickyBar,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        columnGap: 2,
        rowGap: 0.5,
      }}
    >
      <Box sx={{ mr: 'auto' }}>
        <SumState sum={sum} />
      </Box>
      {note && (
        <Typography variant="caption" sx={{ color: 'info.main', fontWeight: 600 }}>
          {note}
        </Typography>
      )}
      {beside}
      <Button variant="contained" data-save-key="on" disabled={disabled} onClick={onSave}>
        {text}
      </Button>
    </Box>
  );
});
