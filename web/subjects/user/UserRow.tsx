import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { fromSchemaRole } from '../../../domain/account/roles.ts';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { Tag } from '../../shared/ui/Panel.tsx';
import type { ManagedUser_AccountFragment as Account } from './ManagedUser.generated.ts';
import type { IssuedPassword } from './TemporaryPasswordDialog.tsx';
import './translations.generated.ts';
import { useUserActions } from './useUserActions.ts';

interface Props {
  user: Account;
  heading: 'h2' | 'h3';
  /** Nobody deactivates himself or gives himself a password. */
  isViewer: boolean;
  onEdit: () => void;
  onIssued: (issued: IssuedPassword) => void;
}

/** One account: who it is, whether it works, and what may be done with it. */
export function UserRow({ user, heading, isViewer, onEdit, onIssued }: Props) {
  const { t } = useTranslation('managedUser');
  const { t: roleNames } = useTranslation('roles');
  const { dateTime } = useFormat();
  const name = user.name ?? user.email ?? '';
  const { setActive, renewPassword } = useUserActions(user, name, onIssued);
  return (
    <Card
      component="article"
      aria-label={name}
      sx={{
        p: 2,
        display: 'grid',
        gap: 1,
        alignItems: 'center',
        // By shares, so that the columns of all rows are in line, whatever buttons they have.
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1.5fr) minmax(0, 3.2fr)' },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h3" component={heading} sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {user.email}
        </Typography>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
          <Tag>{roleNames(`${fromSchemaRole(user.role)}.name`)}</Tag>
          <Tag>{t(user.isActive ? 'active' : 'inactive')}</Tag>
        </Box>
        <Typography variant="body2">{user.company.name}</Typography>
        <Typography variant="caption" color="textSecondary" component="p">
          {user.temporaryPasswordUntil !== null
            ? t('temporary', { until: dateTime(user.temporaryPasswordUntil) })
            : user.lastLoginAt !== null
              ? t('lastLogin', { at: dateTime(user.lastLoginAt) })
              : t('never')}
        </Typography>
      </Box>
      <Box role="group" aria-label={t('actions', { name })} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={onEdit}>
          {t('edit')}
        </Button>
        {!isViewer && user.isActive && (
          <Button variant="outlined" onClick={renewPassword}>
            {t('newPassword')}
          </Button>
        )}
        {!isViewer && (
          <Button
            variant="outlined"
            color={user.isActive ? 'error' : 'primary'}
            onClick={() => setActive(!user.isActive)}
          >
            {t(user.isActive ? 'deactivate' : 'activate')}
          </Button>
        )}
        <HistoryButton subject="ACCOUNT" slug={user.id} of={name} />
      </Box>
    </Card>
  );
}
