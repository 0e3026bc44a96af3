import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../shared/lazyComponent.ts';
import { getSettings } from '../../shared/settings.ts';
import { useVisitorCountry } from './location/useVisitorCountry.ts';
import { useSeen } from './useSeen.ts';

const AboutDialog = lazyComponent(() => import('./AboutDialog.tsx'), 'AboutDialog');

/** Product, version, the About dialog, and the visitor's country, which is requested once footer or dialog is seen. */
export function AppFooter() {
  const { t } = useTranslation('app');
  const { productName, version } = getSettings();
  const footer = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const isSeen = useSeen(footer);
  // Assistive technology opens the dialog without scrolling to its button.
  const country = useVisitorCountry(isSeen || open);
  return (
    <Box
      component="footer"
      ref={footer}
      sx={{
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
