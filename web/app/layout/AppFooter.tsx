import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../shared/lazyComponent.ts';
import { getSettings } from '../../shared/settings.ts';
import { useVisitorCountry } from './location/useVisitorCountry.ts';

const AboutDialog = lazyComponent(() => import('./AboutDialog.tsx'), 'AboutDialog');

/** Product, version, the About dialog, and the visitor's country. */
export function AppFooter() {
  const { t } = useTranslation('app');
  const { productName, version } = getSettings();
  const country = useVisitorCountry();
  const [open, setOpen] = useState(false);
  return (
    <Box
      component="footer"
      sx={{
        mt: 'auto',
        pt: 1,
        borderTop: 1,
        borderColor: 'divider',
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        typography: 'caption',
        color: 'text.secondary',
      }}
    >
      <span>
        {productName} {version} ·
      </span>
      <Button
        size="small"
        onClick={() => setOpen(true)}
        sx={{ minWidth: 0, px: 0.75, typography: 'caption', color: 'inherit' }}
      >
        {t('footer.about')}
      </Button>
      <Box sx={{ flex: 1 }} />
      {country && <span>{t('footer.country', { country })}</span>}
      {open && (
        <Suspense>
          <AboutDialog onClose={() => setOpen(false)} country={country} />
        </Suspense>
      )}
    </Box>
  );
}
