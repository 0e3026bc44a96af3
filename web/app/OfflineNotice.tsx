import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { WarningIcon } from '../shared/ui/icons.tsx';

const isOnline = () => navigator.onLine;

function subscribe(listener: () => void): () => void {
  const events = ['online', 'offline'] as const;
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}

/** Tells the bars that stick to the lower edge how high the notice is, so that it covers none of them. */
function announceHeight(notice: HTMLElement): () => void {
  const { style } = document.documentElement;
  const announce = () => style.setProperty('--notice-height', `${notice.offsetHeight}px`);
  announce();
  window.addEventListener('resize', announce);
  return () => {
    window.removeEventListener('resize', announce);
    style.removeProperty('--notice-height');
  };
}

/** A notice at the lower edge while the browser is offline. It covers nothing: page and bars end above it. */
export function OfflineNotice() {
  const { t } = useTranslation();
  const online = useSyncExternalStore(subscribe, isOnline);
  return (
    // The region is rendered before its text; otherwise a screen reader would not announce it.
    <Box role="status" sx={{ position: 'sticky', bottom: 0, zIndex: 'snackbar' }}>
      {!online && (
        <Box
          ref={announceHeight}
          sx={{
            display: 'flex',
            justifyContent: 'center',
            gap: 1,
            px: 2,
            py: 1.25,
            typography: 'body2',
            bgcolor: 'result.yellow.soft',
            color: 'result.yellow.main',
            borderTop: 1,
            borderColor: 'result.yellow.main',
          }}
        >
          <WarningIcon sx={{ fontSize: 20 }} />
          <span>{t('offline')}</span>
        </Box>
      )}
    </Box>
  );
}
