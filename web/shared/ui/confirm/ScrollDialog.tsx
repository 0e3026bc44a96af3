import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  open: boolean;
  title: string;
  children: ReactNode;
  onClose: () => void;
}

/**
 * The scrollable dialog of the specification, section 2: title and button stay, the content scrolls, also by keyboard.
 */
export function ScrollDialog({ open, title, children, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} scroll="paper" aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent dividers tabIndex={0}>
        {children}
      </DialogContent>
      <DialogActions sx={{ pt: 2 }}>
        <Button variant="outlined" autoFocus onClick={onClose}>
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
