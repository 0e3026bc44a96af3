import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  title: string;
  /** What it is for, and that it is shown this once. */
  text: string;
  /** What the secret is, for a screen reader. */
  label: string;
  secret: string;
  onClose: () => void;
}

/**
 * Shows a secret once. It closes with its button alone, so that neither Escape nor a click beside it loses what can be read nowhere
 * later; whoever opens it drops the secret in `onClose`.
 */
export function SecretDialog({ title, text, label, secret, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [state, setState] = useState<'copied' | 'copyFailed' | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setState('copied'),
      () => setState('copyFailed'),
    );
  return (
    <Dialog open aria-labelledby={`${id}title`} aria-describedby={`${id}text`} maxWidth="sm" fullWidth>
      <DialogTitle id={`${id}title`}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography id={`${id}text`} variant="body2">
          {text}
        </Typography>
        <Box
          component="output"
          aria-label={label}
          translate="no"
          sx={{
            p: 1.5,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            fontFamily: 'monospace',
            fontSize: 15,
            overflowWrap: 'anywhere',
            userSelect: 'all',
          }}
        >
          {secret}
        </Box>
        <Typography role="status" variant="body2" color={state === 'copyFailed' ? 'error' : 'textSecondary'}>
          {state && t(`secret.${state}`)}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" autoFocus onClick={() => void copy()}>
          {t('secret.copy')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {t('secret.noted')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
