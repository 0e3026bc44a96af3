import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '../../../domain/account/rights.ts';
import type { Role } from '../../../domain/account/roles.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { endSession } from '../../shared/session/sessionStore.ts';
import { getSettings } from '../../shared/settings.ts';
import { LanguageSwitch } from '../../shared/ui/LanguageSwitch.tsx';
import { NotificationForm } from './NotificationForm.tsx';
import { useNotificationsQuery } from './Notifications.generated.ts';
import { PasswordForm } from './PasswordForm.tsx';
import './translations.generated.ts';

/** The first sign-in with a temporary password: choosing one of one's own, and nothing else. */
export function FirstPasswordPage({ email, until, role }: { email: string | null; until: string; role: Role }) {
  const { t } = useTranslation('account');
  const { dateTime } = useFormat();
  // Here for those who have no account page. Choosing the password does not wait for it.
  const { data } = useNotificationsQuery({ skip: can(role, 'page.account') });
  const notifications = data?.viewer.notifications;
  const title = t('firstPassword.title');
  useEffect(() => {
    document.title = `${title} · ${getSettings().productName}`;
  }, [title]);
  return (
    <Box
      component="main"
      sx={{ minHeight: '100vh', display: 'grid', justifyItems: 'center', alignContent: 'start', p: 2 }}
    >
      <Box sx={{ width: 1, maxWidth: 520, display: 'grid', gap: 2, py: { xs: 1, sm: 4 } }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
          <LanguageSwitch />
          <Button onClick={() => endSession('logout')}>{t('firstPassword.logout')}</Button>
        </Box>
        <Typography variant="h1">{title}</Typography>
        <Alert severity="info">{t('firstPassword.text', { until: dateTime(until) })}</Alert>
        <Card sx={{ p: { xs: 2, sm: 3 } }}>
          <PasswordForm email={email} />
        </Card>
        {notifications && (
          <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
            <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
              {t('notifications.title')}
            </Typography>
            <NotificationForm settings={notifications} role={role} />
          </Card>
        )}
      </Box>
    </Box>
  );
}
