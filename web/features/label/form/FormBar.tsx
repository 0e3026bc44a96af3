import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { stickyBar } from '../../../shared/ui/stickyBar.ts';

interface Props {
  /** The address that leaving the form leads to. */
  away: string;
  submitText: string;
  disabled: boolean;
}

/** The buttons that save the form and leave it, always in view. */
export function FormBar({ away, submitText, disabled }: Props) {
  const { t: common } = useTranslation();
  return (
    <Box
      sx={{
        ...stickyBar,
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'flex-end',
        gap: 1,
      }}
    >
      <Button variant="outlined" component={Link} to={away}>
        {common('cancel')}
      </Button>
      <Button type="submit" variant="contained" disabled={disabled}>
        {submitText}
      </Button>
    </Box>
  );
}
