import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/useFormat.ts';
import type { ManagedUser_AccountFragment as Account } from './ManagedUser.generated.ts';
import './translations.ts';

export interface IssuedPassword {
  user: Account;
  temporaryPassword: string;
}

interface Props extends IssuedPassword {
  onClose: () => void;
}

/** A temporary password, shown once. The dialog closes by its button alone, and whoever opened it forgets the password then. */
export function TemporaryPasswordDialog({ user, temporaryPassword, onClose }: Props) {
  const { t } = useTranslation('managedUser');
  const { dateTime } = useFormat();
  const id = useId();
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null);
  const name = user.name ?? user.email ?? '';
  const copy = () =>
    navigator.clipboard.writeText(temporaryPassword).then(
      () => setOutcome('copied'),
      () => setOutcome('copyFailed'),
    );
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{t('password.title', { name })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {user.email}
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
          <Box component="output" aria-label={t('password.label')} sx={{ fontFamily: 'monospace', fontSize: 26 }}>
            {/* The gaps are margins, so that a selection holds none. */}
            {temporaryPassword.match(/.{1,4}/gs)?.map((group, at) => (
              <Box key={at} component="span" sx={{ mr: 1.5 }}>
                {group}
              </Box>
            ))}
          </Box>
          <Button variant="contained" onClick={() => void copy()}>
            {t(outcome === 'copied' ? 'password.copied' : 'password.copy')}
          </Button>
        </Box>
        <Typography variant="caption" color="textSecondary" role="status">
          {t(outcome === 'copyFailed' ? 'password.copyFailed' : 'password.hint')}
        </Typography>
        <Alert severity="warning">
          <strong>{t('password.once')}</strong> {t('password.onceText')}
        </Alert>
        <Box component="ul" sx={{ m: 0, pl: 3, display: 'grid', gap: 0.5 }}>
          <li>{t('password.ends', { until: dateTime(user.temporaryPasswordUntil) })}</li>
          <li>{t('password.mustChange', { name })}</li>
          {user.lastLoginAt !== null && <li>{t('password.former')}</li>}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('password.noted')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
