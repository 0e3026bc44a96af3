import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { useDelayed } from '../../../shared/ui/useDelayed.ts';
import { visuallyHidden } from '../../../shared/ui/visuallyHidden.ts';

/** A placeholder while the raw material is loading; invisible at first, so that a fast response does not flicker. */
export function FormSkeleton() {
  const { t } = useTranslation('rawMaterialForm');
  const isLate = useDelayed(true);
  return (
    <Box role="status" sx={{ visibility: isLate ? 'visible' : 'hidden' }}>
      <span style={visuallyHidden}>{t('loading')}</span>
      <Skeleton height={34} sx={{ mt: 4, maxWidth: 420 }} />
      <Skeleton height={22} sx={{ mt: 0.5, mb: 3, maxWidth: 320 }} />
      <Box
        sx={{
          display: 'grid',
          gap: 2.25,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.15fr) minmax(0, 1fr)' },
        }}
      >
        {[5, 7].map((rows) => (
          <Card key={rows} sx={{ p: 2.5 }}>
            <Skeleton width={140} height={22} />
            {Array.from({ length: rows }, (_, at) => (
              <Skeleton key={at} height={40} sx={{ mt: 1.5 }} />
            ))}
          </Card>
        ))}
      </Box>
    </Box>
  );
}
