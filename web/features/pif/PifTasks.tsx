import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { waitingDays } from '../../shared/i18n/waitingDays.ts';
import { Count, Panel } from '../../shared/ui/Panel.tsx';
import { paths } from '../../shared/url/paths.ts';
import type { PifTasks_PageFragment } from './Pifs.generated.ts';
import './translations.generated.ts';

/** The files that wait for review the longest, for those who review; nothing while none waits. */
export function PifTasks({ tasks: { items, totalCount } }: { tasks: PifTasks_PageFragment }) {
  const { t } = useTranslation('pif');
  const [now] = useState(() => new Date());
  if (totalCount === 0) return null;
  return (
    <Box sx={{ mb: 3 }}>
      <Panel
        title={t('tasks.title')}
        mark={<Count>{totalCount}</Count>}
        action={
          <Link component={RouterLink} to={paths.pifsToReview} variant="body2">
            {t('tasks.all')}
          </Link>
        }
      >
        <Box component="ol" aria-label={t('tasks.title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {items.map(({ slug, name, company, submittedAt, submittedBy, openComments }) => (
            <Box
              component="li"
              key={slug}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'baseline',
                columnGap: 2,
                py: 0.75,
                borderTop: 1,
                borderColor: 'divider',
              }}
            >
              <Link
                component={RouterLink}
                to={paths.pifDescription(slug)}
                sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere', py: { xs: 1, md: 0 } }}
              >
                {name}
              </Link>
              <Typography variant="caption" color="textSecondary" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {[company.name, submittedBy, openComments > 0 && t('tasks.open', { count: openComments })]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
              <Typography variant="body2" sx={{ color: 'accent.main', fontWeight: 600 }}>
                {t('tasks.days', { count: waitingDays(submittedAt, now) })}
              </Typography>
            </Box>
          ))}
        </Box>
      </Panel>
    </Box>
  );
}

/** A placeholder of the size of the three files, while they are loading. */
export function PifTasksSkeleton() {
  return (
    <Card sx={{ mb: 3, p: { xs: 2, sm: 2.5 } }}>
      <Skeleton width={160} height={32} sx={{ mb: 1.5 }} />
      {['70%', '80%', '60%'].map((width) => (
        <Box key={width} sx={{ borderTop: 1, borderColor: 'divider', py: 0.75 }}>
          <Skeleton width={width} sx={{ height: { xs: 104.7, sm: 45, md: 22.5 } }} />
        </Box>
      ))}
    </Card>
  );
}
