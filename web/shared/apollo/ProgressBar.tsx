import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useDelayed } from '../ui/useDelayed.ts';
import { useRequestsInFlight } from './requestsInFlight.ts';

const run = keyframes({ from: { transform: 'translateX(-60%)' }, to: { transform: 'translateX(260%)' } });

/** The thin bar under the header while a request is in flight. A quick request shows none. */
export function ProgressBar() {
  const { t } = useTranslation();
  const isBusy = useRequestsInFlight() > 0;
  if (!useDelayed(isBusy)) return null;
  return (
    <Box
      role="progressbar"
      aria-label={t('loading')}
      sx={{ position: 'absolute', insetInline: 0, bottom: -2, height: 2, overflow: 'hidden', zIndex: 1 }}
    >
      <Box sx={{ width: '38%', height: 1, bgcolor: 'accent.main', animation: `${run} 1.1s ease-in-out infinite` }} />
    </Box>
  );
}
