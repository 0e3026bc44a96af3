import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';

/** The skeleton of a detail while it is loading. */
export function DetailSkeleton() {
  const { t } = useTranslation();
  return (
    <Box role="status" aria-label={t('loading')} sx={{ display: 'grid', gap: 2 }}>
      <Skeleton width="70%" height={36} />
      {[96, 160, 220].map((height) => (
        <Skeleton key={height} height={height} />
      ))}
    </Box>
  );
}
