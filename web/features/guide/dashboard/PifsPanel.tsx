import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PIF_STAGES } from '../../../../domain/pif/stages.ts';
import { waitingDays } from '../../../shared/i18n/waitingDays.ts';
import { stageStyles } from '../../../shared/ui/stageStyles.ts';
import { conclusionStyles } from '../../../shared/ui/conclusionStyles.ts';
import { paths } from '../../../shared/url/paths.ts';
import { guideLinks } from '../guideLinks.ts';
import { PageLink } from '../PageLink.tsx';
import { CountPanel } from './CountPanel.tsx';
import type { DashboardQuery } from './Dashboard.generated.ts';
import { Proportions } from './Proportions.tsx';

type Pifs = NonNullable<DashboardQuery['dashboard']['pifs']>;

const conclusions = Object.keys(conclusionStyles) as (keyof typeof conclusionStyles)[];
const tones = {
  IN_WORK: 'neutral',
  SUBMITTED: 'info',
  RETURNED: 'accent',
  ASSESSED: 'green',
  SIGNED: 'primary',
  ARCHIVED: 'muted',
} as const;

/** The product information files, by stage and by conclusion, and how many wait for review since when. */
export function PifsPanel({ pifs }: { pifs: Pifs }) {
  const { t } = useTranslation('guide');
  const { t: common } = useTranslation();
  const { totalCount, stageCounts, conclusionCounts } = pifs;
  const work = PIF_STAGES.map((stage) => ({
    word: common(`stage.${stageStyles[stage].word}`),
    count: stageCounts.find((one) => one.stage === stage)?.count ?? 0,
    icon: stageStyles[stage].icon,
    tone: tones[stage],
  }));
  const assessment = conclusions.map((conclusion) => {
    const { word, ...look } = conclusionStyles[conclusion];
    return {
      ...look,
      word: common(`conclusion.${word}`),
      count: conclusionCounts.find((one) => one.conclusion === conclusion)?.count ?? 0,
    };
  });
  return (
    <CountPanel title={t('pifs.title')} count={totalCount} none={t('pifs.none')} address={guideLinks.pifs}>
      <Waiting pifs={pifs} />
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' }, columnGap: 4, rowGap: 2 }}>
        <Proportions label={t('pifs.work')} shares={work} />
        <Proportions label={t('pifs.conclusions')} shares={assessment} />
      </Box>
    </CountPanel>
  );
}

function Waiting({ pifs: { stageCounts, waitingSince } }: { pifs: Pifs }) {
  const { t } = useTranslation('guide');
  const [now] = useState(() => new Date());
  const count = stageCounts.find(({ stage }) => stage === 'SUBMITTED')?.count ?? 0;
  if (count === 0 || !waitingSince) return null;
  return (
    <Typography variant="body2" sx={{ mb: 2 }}>
      <PageLink to={[paths.pifsToReview]}>{t('pifs.waiting', { count })}</PageLink>
      {` · ${t('pifs.longest', { count: waitingDays(waitingSince, now) })}`}
    </Typography>
  );
}
