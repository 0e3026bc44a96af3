import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState, type SyntheticEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '../apollo/describeError.ts';

interface Props {
  title: string;
  submitText: string;
  busyText: string;
  isAllowed?: boolean;
  isDestructive?: boolean;
  /** Whether Ctrl+S submits it as it saves a form; never what deletes. */
  isSaving?: boolean;
  /** What is said of a failure; empty where the step itself says it at a field. */
  failureText?: (error: unknown) => string;
  /** The dialog closes when it resolves; when it is rejected, the failure is shown. */
  onSubmit: () => Promise<void>;
  onClose: () => void;
  /** Another way to go on, between the two buttons. */
  otherAction?: ReactNode;
  children: ReactNode;
}

/** Asks before a step, with what the step needs to know or to show. */
export function StepDialog({ title, submitText, busyText, children, ...props }: Props) {
  const { isAllowed = true, isDestructive = false, isSaving = !isDestructive, otherAction, onSubmit, onClose } = props;
  const { failureText = (error: unknown) => describeError(error).text } = props;
  const { t } = useTranslation();
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const form = useRef<HTMLFormElement>(null);
  // What is said of a field may lie below the edge of a small dialog.
  useEffect(() => {
    if (!isBusy) form.current?.querySelector('[aria-invalid=true]')?.scrollIntoView({ block: 'center' });
  }, [isBusy]);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    // React lets it rise to the form of the page that the dialog was opened from, which would be saved as well.
    event.stopPropagation();
    setBusy(true);
    setFailure('');
    try {
      await onSubmit();
      onClose();
    } catch (error) {
      setFailure(failureText(error));
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} scroll="paper" aria-labelledby={id} maxWidth="sm" fullWidth>
      {/* Without a box of its own, so that the content scrolls between title and buttons. */}
      <Box
        component="form"
        ref={form}
        data-save-key={isSaving ? undefined : 'off'}
        onSubmit={(event: SyntheticEvent) => void submit(event)}
        sx={{ display: 'contents' }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent dividers tabIndex={0} sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {children}
          {failure && (
            <Typography role="alert" variant="body2" color="error">
              {failure}
            </Typography>
          )}
        </DialogContent>
        <DialogActions sx={{ pt: 2, flexWrap: 'wrap', rowGap: 1 }}>
          <Button variant="outlined" autoFocus onClick={onClose} disabled={isBusy}>
            {t('cancel')}
          </Button>
          {otherAction}
          <Button
            variant="contained"
            color={isDestructive ? 'error' : 'primary'}
            type="submit"
            disabled={isBusy || !isAllowed}
          >
            {isBusy ? busyText : submitText}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
