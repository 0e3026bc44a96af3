import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { SecretDialog } from '../../shared/ui/SecretDialog.tsx';
import type { ManagedUser_AccountFragment as Account } from './ManagedUser.generated.ts';
import './translations.generated.ts';

export interface IssuedPassword {
  user: Account;
  temporaryPassword: string;
}

interface Props extends IssuedPassword {
  onClose: () => void;
}

/** A temporary password, shown once, with what its owner has to know of it. */
export function TemporaryPasswordDialog({ user, temporaryPassword, onClose }: Props) {
  const { t } = useTranslation('managedUser');
  const { dateTime } = useFormat();
  const name = user.name ?? user.email ?? '';
  return (
    <SecretDialog
      title={t('password.title', { name })}
      text={user.email}
      label={t('password.label')}
      secret={temporaryPassword}
      // The gaps are margins, so that a selection holds none.
      shown={temporaryPassword.match(/.{1,4}/gs)?.map((group, at) => (
        <Box key={at} component="span" sx={{ mr: 1.5, fontSize: 26 }}>
          {group}
        </Box>
      ))}
      onClose={onClose}
    >
      <Typography variant="caption" color="textSecondary">
        {t('password.hint')}
      </Typography>
      <Alert severity="warning">
        <strong>{t('password.once')}</strong> {t('password.onceText')}
      </Alert>
      <Box component="ul" sx={{ m: 0, pl: 3, display: 'grid', gap: 0.5 }}>
        <li>{t('password.ends', { until: dateTime(user.temporaryPasswordUntil) })}</li>
        <li>{t('password.mustChange', { name })}</li>
        {user.lastLoginAt !== null && <li>{t('password.former')}</li>}
      </Box>
    </SecretDialog>
  );
}
