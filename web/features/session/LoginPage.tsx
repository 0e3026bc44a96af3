import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { getEndReason } from '../../shared/session/sessionStore.ts';
import { getSettings } from '../../shared/settings.ts';
import { Brand } from '../../shared/ui/Brand.tsx';
import { LanguageSwitch } from '../../shared/ui/LanguageSwitch.tsx';
import { ThemeToggle } from '../../shared/ui/ThemeToggle.tsx';
import { LoginForm } from './LoginForm.tsx';
import { LoginPanel } from './LoginPanel.tsx';
import './translations.generated.ts';

/** The public page: the owner on the left where there is room, the login on the right. */
export function LoginPage() {
  const { t } = useTranslation('session');
  const ended = getEndReason();

  useEffect(() => {
    document.title = `${t('title')} · ${getSettings().productName}`;
  }, [t]);

  return (
    <Box sx={{ minHeight: '100dvh', display: 'grid', gridTemplateColumns: { xs: '1fr', md: '11fr 10fr' } }}>
      <LoginPanel />
      <Box component="main" sx={{ display: 'grid', placeItems: { xs: 'start center', sm: 'center' }, px: 2.5, py: 4 }}>
        <Box sx={{ width: 1, maxWidth: 332 }}>
          <Box sx={{ display: { md: 'none' }, mb: { xs: 6, sm: 5 } }}>
            <Brand />
          </Box>
          <Typography variant="h1" sx={{ mb: 2 }}>
            {t('title')}
          </Typography>
          {ended && ended !== 'logout' && (
            <Alert severity="info" sx={{ mb: 2 }}>
              {t(`ended.${ended}`)}
            </Alert>
          )}
          <LoginForm />
          {/* A press here leaves the focus in its field: the message that a field shows when it is left would push the
              button away from under the pointer. */}
          <Box
            onMouseDown={(event) => event.preventDefault()}
            sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mt: 1.5, mx: -0.75 }}
          >
            <LanguageSwitch />
            <ThemeToggle />
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
