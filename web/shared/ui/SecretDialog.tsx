import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  title: string;
  /** What it is for, or for whom. */
  text: ReactNode;
  /** What the secret is, for a screen reader. */
  label: string;
  /** What is copied. */
  secret: string;
  /** The secret as it is shown, where that is easier to read. */
  shown?: ReactNode;
  /** What else there is to know, below it. */
  children?: ReactNode;
  onClose: () => void;
}

/**
 * Shows a secret once. It closes with its button alone, so that neither Escape nor a click beside it loses what can be
 * read nowhere later; whoever opens it drops the secret in `onClose`.
 */
export function SecretDialog({ title, text, label, secret, shown = secret, children, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setOutcome('copied'),
      () => setOutcome('copyFailed'),
    );
  return (
    <Dialog open aria-labelledby={`${id}title`} aria-describedby={`${id}text`} maxWidth="sm" fullWidth>
      <DialogTitle id={`${id}title`}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography id={`${id}text`} color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 1.5,
            p: 2,
            bgcolor: 'subtle',
            border: 1,
            borderColor: 'divider',
            borderRadius: '10px',
          }}
        >
          <Box
            component="output"
            aria-label={label}
            translate="no"
            sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere', userSelect: 'all' }}
          >
            {shown}
          </Box>
          <Button variant="contained" autoFocus onClick={() => void copy()}>
            {t('secret.copy')}
          </Button>
        </Box>
        <Typography role="status" variant="caption" color={outcome === 'copyFailed' ? 'error' : 'textSecondary'}>
          {outcome && t(`secret.${outcome}`)}
        </Typography>
        {children}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('secret.noted')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
