import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { useDelayed } from '../../../shared/ui/useDelayed.ts';
import { visuallyHidden } from '../../../shared/ui/visuallyHidden.ts';
import { useMayOpen } from '../../../shared/url/useMayOpen.ts';
import { guideLinks } from '../guideLinks.ts';
import { dashboardGrid, whole, wide } from './dashboardGrid.ts';

/** The skeleton of the dashboard while it is loading. */
export function DashboardSkeleton() {
  const { t } = useTranslation('guide');
  const late = useDelayed(true);
  const mayOpenPifs = useMayOpen()(guideLinks.pifs);
  const rows = mayOpenPifs ? [4, 4, 4] : [4, 4];
  return (
    <Box role="status" sx={{ ...dashboardGrid(mayOpenPifs), visibility: late ? 'visible' : 'hidden' }}>
      <span style={visuallyHidden}>{t('dashboard.loading')}</span>
      {rows.map((count, index) => (
        <Card key={index} sx={{ p: 2.5, ...(index === 2 && wide) }}>
          <Skeleton width="55%" height={24} />
          <Skeleton height={10} sx={{ mt: 2 }} />
          {Array.from({ length: count }, (_, row) => (
            <Skeleton key={row} height={20} sx={{ mt: 1.5 }} />
          ))}
        </Card>
      ))}
      <Card sx={{ p: 2.5, ...whole }}>
        <Skeleton width={220} height={24} />
        {Array.from({ length: 3 }, (_, row) => (
          <Skeleton key={row} height={44} sx={{ mt: 2 }} />
        ))}
      </Card>
    </Box>
  );
}
