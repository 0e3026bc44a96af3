import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { useDelayed } from '../../shared/ui/useDelayed.ts';
import { columns } from './columns.ts';

/** A placeholder while the page is loading. */
export function FoldersSkeleton() {
  const { t } = useTranslation('documentFolder');
  const late = useDelayed(true);
  return (
    <Box role="status" aria-label={t('loading')} sx={{ visibility: late ? 'visible' : 'hidden' }}>
      <Skeleton width="60%" height={34} sx={{ mb: 1 }} />
      <Skeleton width="40%" height={20} sx={{ mb: 3 }} />
      <Box sx={columns}>
        <Skeleton height={560} />
        <Skeleton height={320} sx={{ display: { xs: 'none', md: 'block' } }} />
      </Box>
    </Box>
  );
}
