import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockError } from '../../../shared/ui/BlockError.tsx';
import { ChangesPanel } from './ChangesPanel.tsx';
import { useDashboardQuery } from './Dashboard.generated.ts';
import { dashboardGrid, whole, wide } from './dashboardGrid.ts';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { LabelsPanel } from './LabelsPanel.tsx';
import { PifsPanel } from './PifsPanel.tsx';
import { RawMaterialsPanel } from './raw-material/RawMaterialsPanel.tsx';

/** Counts of everything the reader may see, fetched in one request. */
export function Dashboard() {
  const { t } = useTranslation('guide');
  const id = useId();
  const { data, previousData, error, refetch } = useDashboardQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const dashboard = (data ?? previousData)?.dashboard;
  const retry = () => {
    // The rejection needs no handling: `error` carries the same failure.
    refetch().catch(() => undefined);
  };
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography variant="h2" id={id} sx={{ mb: 2 }}>
        {t('dashboard.title')}
      </Typography>
      {error && (
        <Box sx={{ mb: dashboard ? 2 : 0 }}>
          <BlockError error={error} onRetry={retry} />
        </Box>
      )}
      {dashboard ? (
        <Box sx={dashboardGrid(dashboard.pifs !== null)}>
          <LabelsPanel labels={dashboard.labels} />
          <RawMaterialsPanel rawMaterials={dashboard.rawMaterials} />
          {dashboard.pifs && (
            <Box sx={wide}>
              <PifsPanel pifs={dashboard.pifs} />
            </Box>
          )}
          <Box sx={whole}>
            <ChangesPanel changes={dashboard.recentChanges} />
          </Box>
        </Box>
      ) : (
        !error && <DashboardSkeleton />
      )}
    </Box>
  );
}
