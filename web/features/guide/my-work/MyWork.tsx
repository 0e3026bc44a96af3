import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../shared/session/useCan.ts';
import { ErrorNotice } from '../../../shared/ui/ErrorNotice.tsx';
import { useDelayed } from '../../../shared/ui/useDelayed.ts';
import { recentItems } from '../../../shared/recentItems.ts';
import './translations.generated.ts';
import { CheckListPanel } from './CheckListPanel.tsx';
import { CountTile } from './CountTile.tsx';
import { useMyWorkQuery } from './MyWork.generated.ts';
import { RecentPanel } from './RecentPanel.tsx';
import { WorkPanelCard } from './WorkPanelCard.tsx';
import { workPanels } from './workPanels.ts';

/**
 * What waits for the person: counts that lead to their lists, three things of each kind, a box for a list, and what was
 * opened last.
 */
export function MyWork() {
  const { t } = useTranslation('myWork');
  const id = useId();
  const reviews = useCan('pif.review');
  const pifs = useCan('pif.read');
  const canCheck = useCan('check.run');
  const [recent] = useState(recentItems);
  const { data, previousData, error, refetch } = useMyWorkQuery({
    variables: { reviews, pifs },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const work = data ?? previousData;
  const panels = work && workPanels(work);
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 5 }}>
      <Typography variant="h2" id={id} sx={{ mb: 2 }}>
        {t('title')}
      </Typography>
      {error && (
        <Box sx={{ mb: 2 }}>
          <ErrorNotice error={error} onRetry={() => void refetch().catch(() => undefined)} />
        </Box>
      )}
      {panels
        ? panels.length > 0 && (
            <Box component="ul" sx={countGrid}>
              {panels.map((panel) => (
                <CountTile key={panel.name} panel={panel} />
              ))}
            </Box>
          )
        : !error && <WorkSkeleton />}
      <Box sx={columns}>
        <Box sx={{ ...panelGrid, gridArea: 'work' }}>
          {panels?.length === 0 && <Typography color="textSecondary">{t('nothing')}</Typography>}
          {panels?.map((panel) => (
            <WorkPanelCard key={panel.name} panel={panel} />
          ))}
        </Box>
        <Box sx={{ gridArea: 'side', display: 'grid', gap: 2, alignContent: 'start' }}>
          {canCheck && <CheckListPanel />}
          {recent.length > 0 && <RecentPanel items={recent} />}
        </Box>
      </Box>
    </Box>
  );
}

function WorkSkeleton() {
  const { t } = useTranslation();
  const isLate = useDelayed(true);
  return (
    <Box role="status" aria-label={t('loading')} sx={{ ...countGrid, visibility: isLate ? 'visible' : 'hidden' }}>
      {[0, 1, 2, 3].map((tile) => (
        <Skeleton key={tile} variant="rounded" height={56} />
      ))}
    </Box>
  );
}

const countGrid = {
  display: 'grid',
  gap: 1.5,
  m: 0,
  mb: 2,
  p: 0,
  listStyle: 'none',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
} as const;
const panelGrid = {
  display: 'grid',
  gap: 2,
  alignContent: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' },
} as const;
const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(260px, 1fr)' },
  gridTemplateAreas: { xs: '"work" "side"', md: '"work side"' },
} as const;
