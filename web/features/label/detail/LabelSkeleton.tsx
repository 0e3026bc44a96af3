import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { useDelayed } from '../../../shared/ui/useDelayed.ts';
import { visuallyHidden } from '../../../shared/ui/visuallyHidden.ts';
import { detailGrid } from './detailGrid.ts';

/** The skeleton of a label; it appears only after a delay, so that a fast response shows none. */
export function LabelSkeleton() {
  const { t } = useTranslation('labelDetail');
  const isLate = useDelayed(true);
  return (
    <Box role="status" sx={{ visibility: isLate ? 'visible' : 'hidden' }}>
      <span style={visuallyHidden}>{t('loading')}</span>
      <Skeleton width={84} height={21} sx={{ mb: 1.25 }} />
      <Box sx={{ display: 'flex', gap: 2, mb: 3 }}>
        <Skeleton
          sx={{ width: { xs: 96, sm: 112 }, height: { xs: 96, sm: 112 }, flexShrink: 0, borderRadius: '14px' }}
        />
        <Box sx={{ flex: 1 }}>
          <Skeleton width={180} height={24} />
          <Skeleton height={34} sx={{ mt: 0.75, maxWidth: 420 }} />
          <Skeleton height={22} sx={{ mt: 0.5, maxWidth: 320 }} />
        </Box>
      </Box>
      <Box sx={detailGrid}>
        <Card sx={{ p: 2.5 }}>
          <Skeleton width={140} height={22} />
          {[96, 96, 96].map((height, at) => (
            <Skeleton key={at} height={height} sx={{ mt: 2 }} />
          ))}
        </Card>
        <Card sx={{ p: 2.5 }}>
          <Skeleton width={110} height={22} />
          <Skeleton height={160} sx={{ mt: 2 }} />
          <Skeleton height={120} sx={{ mt: 2 }} />
        </Card>
      </Box>
    </Box>
  );
}
