import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { paths } from '../../../shared/url/paths.ts';
import { PageLink } from '../PageLink.tsx';
import { ChangeRow } from './ChangeRow.tsx';
import type { DashboardQuery } from './Dashboard.generated.ts';
import { Panel } from './Panel.tsx';

/** The changes of the last seven days; when there are none, it says so and shows earlier ones. */
export function ChangesPanel({ changes }: { changes: DashboardQuery['dashboard']['recentChanges'] }) {
  const { t } = useTranslation('guide');
  const { date } = useFormat();
  const { count, items } = changes;
  const since = date(changes.since);
  const summary =
    items.length === 0
      ? t('changes.none')
      : count === 0
        ? t('changes.quiet', { since })
        : t(count > items.length ? 'changes.newest' : 'changes.count', { count, since, shown: items.length });
  return (
    <Panel title={t('changes.title')}>
      <Typography variant="body2" color="textSecondary">
        {summary}
      </Typography>
      {items.length > 0 && (
        <Box component="ul" aria-label={t('changes.title')} sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
          {items.map((change) => (
            <ChangeRow key={`${change.kind} ${change.slug} ${change.event}`} change={change} />
          ))}
        </Box>
      )}
      <Typography variant="body2" sx={{ mt: 1.5 }}>
        <PageLink to={[paths.labelChanges]}>{t('changes.ofLaw')}</PageLink>
      </Typography>
    </Panel>
  );
}
