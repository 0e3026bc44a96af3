import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConfirmRequest } from './useConfirm.ts';

interface Props {
  request: ConfirmRequest;
  open: boolean;
  busy: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/**
 * The button that opened the dialog may have been removed, such as with a deleted card: then the page's heading gets
 * the focus.
 */
function keepFocus(dialog: HTMLElement | null): void {
  const at = document.activeElement;
  if (at === document.body || dialog?.contains(at)) document.querySelector<HTMLElement>('main h1')?.focus();
}

/**
 * The generic confirmation of the specification, section 2: texts for each action, and a loading label while it runs.
 */
export function ConfirmDialog({ request, open, busy, onCancel, onConfirm }: Props) {
  const { t } = useTranslation('confirm');
  const { t: common } = useTranslation('common');
  const { action, name } = request;
  const destructive = action === 'delete' || action === 'unlink';
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      ref={root}
      open={open}
      onClose={busy ? undefined : onCancel}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      maxWidth={request.details ? 'sm' : 'xs'}
      fullWidth
      slotProps={{ transition: { onExited: () => keepFocus(root.current) } }}
    >
      <DialogTitle id={`${id}title`}>{request.title ?? t(`${action}.title`)}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}text`} sx={{ whiteSpace: 'pre-line' }}>
          {request.message ?? t(`${action}.message`, { name })}
        </DialogContentText>
        {request.details && (
          // Long details are scrolled by keyboard too.
          <Box tabIndex={0} sx={{ mt: 2 }}>
            {request.details}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        {/* Cancel has the focus, so that pressing Enter by mistake changes nothing. */}
        <Button variant="outlined" autoFocus onClick={onCancel} disabled={busy}>
          {common('cancel')}
        </Button>
        <Button
          variant="contained"
          color={destructive ? 'error' : 'primary'}
          onClick={onConfirm}
          disabled={busy}
          aria-live="polite"
        >
          {busy ? (request.busyText ?? t(`${action}.busy`)) : (request.confirmText ?? t(`${action}.button`))}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
