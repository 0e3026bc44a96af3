import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { getSettings } from '../shared/settings.ts';
import { Brand } from '../shared/ui/Brand.tsx';
import { paths } from '../shared/url/paths.ts';
import { replacePath } from './usePath.ts';

/** Specification, section 9. */
const REDIRECT_MS = 3000;

/** For an unknown path without a session: a message, then a redirect to the login. */
export function NotLoggedIn({ path }: { path: string }) {
  const { t } = useTranslation();
  useEffect(() => {
    document.title = `${t('notLoggedIn.title')} · ${getSettings().productName}`;
  }, [t]);
  useEffect(() => {
    const timer = setTimeout(() => replacePath(paths.login), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [path]);

  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 2,
        p: 3,
        textAlign: 'center',
      }}
    >
      <Brand />
      <Box role="alert">
        <Typography variant="h1">{t('notLoggedIn.title')}</Typography>
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {t('notLoggedIn.text')}
        </Typography>
      </Box>
      <Link href={paths.login}>{t('notLoggedIn.link')}</Link>
    </Box>
  );
}
