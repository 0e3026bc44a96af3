import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { mayLeave } from './dirtyForms.ts';
import './translations.generated.ts';

interface Props {
  title: string;
  isSubmitting: boolean;
  /** What unsaved changes are asked about before the dialog closes: the control of the form. */
  scope: unknown;
  onSubmit: (event: SyntheticEvent) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with a form. Closing it asks about unsaved changes; a phone shows it full-screen. */
export function FormDialog({ title, isSubmitting, scope, onSubmit, onClose, children }: Props) {
  const { t } = useTranslation('forms');
  const { t: common } = useTranslation();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const titleId = useId();
  const close = () =>
    void mayLeave(scope).then((leave) => {
      if (leave) onClose();
    });
  return (
    <Dialog open onClose={close} fullScreen={isNarrow} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <Box
        component="form"
        noValidate
        aria-labelledby={titleId}
        aria-busy={isSubmitting}
        onSubmit={(event) => {
          if (isSubmitting) event.preventDefault();
          else void onSubmit(event);
        }}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: '1 1 auto' }}
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {children}
        </DialogContent>
        <DialogActions sx={{ pt: 2 }}>
          <Button variant="outlined" onClick={close}>
            {common('cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={isSubmitting}>
            {t(isSubmitting ? 'dialog.saving' : 'dialog.save')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
