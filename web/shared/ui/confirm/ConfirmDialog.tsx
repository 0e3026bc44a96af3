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

/** What asked may be gone by now, a deleted card for instance: the keyboard goes on at the heading of the page then. */
function keepFocus(dialog: HTMLElement | null): void {
  const at = document.activeElement;
  if (at === document.body || dialog?.contains(at)) document.querySelector<HTMLElement>('main h1')?.focus();
}

/** The generic confirmation of the specification, section 2: its own words for each action, and a loading label while it works. */
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
      maxWidth="xs"
      fullWidth
      slotProps={{ transition: { onExited: () => keepFocus(root.current) } }}
    >
      <DialogTitle id={`${id}title`}>{request.title ?? t(`${action}.title`)}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}text`} sx={{ whiteSpace: 'pre-line' }}>
          {request.message ?? t(`${action}.message`, { name })}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        {/* The harmless answer has the focus, so that Enter pressed by mistake changes nothing. */}
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
