import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CheckIcon, CrossCircleIcon, WarningIcon } from '../../../shared/ui/icons.tsx';
import { paths } from '../../../shared/url/paths.ts';
import { useMayOpen } from '../../../shared/url/useMayOpen.ts';
import { guideLinks, labelsOf } from '../guideLinks.ts';
import { CountPanel } from './CountPanel.tsx';
import type { DashboardQuery } from './Dashboard.generated.ts';
import { PageLink } from '../PageLink.tsx';
import { Proportions } from './Proportions.tsx';

const looks = [
  { status: 'RED', tone: 'red', icon: CrossCircleIcon },
  { status: 'YELLOW', tone: 'yellow', icon: WarningIcon },
  { status: 'GREEN', tone: 'green', icon: CheckIcon },
] as const;

/** The labels by result, those that need attention first. */
export function LabelsPanel({ labels }: { labels: DashboardQuery['dashboard']['labels'] }) {
  const { t } = useTranslation('guide');
  const { t: common } = useTranslation();
  const mayOpen = useMayOpen();
  const { totalCount, statusCounts, inactiveCount, archivedCount } = labels;
  const shares = looks.map(({ status, tone, icon }) => ({
    word: common(`result.${tone}`),
    count: statusCounts.find((one) => one.status === status)?.count ?? 0,
    icon,
    tone,
    address: labelsOf(status),
  }));
  return (
    <CountPanel title={t('labels.title')} count={totalCount} none={t('labels.none')} address={guideLinks.labels}>
      <Proportions label={t('labels.title')} shares={shares} />
      <Typography variant="body2" component="p" color="textSecondary" sx={{ mt: 1 }}>
        <PageLink to={[guideLinks.inactiveLabels]}>{t('labels.inactive', { count: inactiveCount })}</PageLink>
        {' · '}
        <PageLink to={[guideLinks.archivedLabels]}>{t('labels.archived', { count: archivedCount })}</PageLink>
      </Typography>
      {mayOpen(paths.labelReprint) && (
        <Typography variant="body2" component="p" sx={{ mt: 1 }}>
          <PageLink to={[paths.labelReprint]}>{t('labels.toReprint')}</PageLink>
        </Typography>
      )}
    </CountPanel>
  );
}
