import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { conclusionStyles } from '../../../shared/ui/conclusionStyles.ts';
import { ClockIcon, FileIcon } from '../../../shared/ui/icons.tsx';
import { guideLinks } from '../guideLinks.ts';
import { CountPanel } from './CountPanel.tsx';
import type { DashboardQuery } from './Dashboard.generated.ts';
import { Proportions } from './Proportions.tsx';

const conclusions = Object.keys(conclusionStyles) as (keyof typeof conclusionStyles)[];

/** The product information files, by stage and by conclusion. */
export function PifsPanel({ pifs }: { pifs: NonNullable<DashboardQuery['dashboard']['pifs']> }) {
  const { t } = useTranslation('guide');
  const { t: common } = useTranslation();
  const { totalCount, inWorkCount, submittedCount, conclusionCounts } = pifs;
  const work = [
    { word: t('pifs.inWork'), count: inWorkCount, icon: FileIcon, tone: 'primary' },
    { word: t('pifs.submitted'), count: submittedCount, icon: ClockIcon, tone: 'neutral' },
  ] as const;
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
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' }, columnGap: 4, rowGap: 2 }}>
        <Proportions label={t('pifs.work')} shares={work} />
        <Proportions label={t('pifs.conclusions')} shares={assessment} />
      </Box>
    </CountPanel>
  );
}
