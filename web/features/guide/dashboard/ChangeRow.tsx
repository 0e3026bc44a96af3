import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { tabularFigures } from '../../../shared/theme/theme.ts';
import { ConclusionBadge } from '../../../shared/ui/ConclusionBadge.tsx';
import { FileIcon, FlaskIcon, TagIcon } from '../../../shared/ui/icons.tsx';
import { ResultBadge } from '../../../shared/ui/ResultBadge.tsx';
import { pathsOf } from '../guideLinks.ts';
import type { DashboardQuery } from './Dashboard.generated.ts';
import { PageLink } from '../PageLink.tsx';

const kinds = {
  LABEL: { word: 'label', icon: TagIcon },
  RAW_MATERIAL: { word: 'rawMaterial', icon: FlaskIcon },
  PIF: { word: 'pif', icon: FileIcon },
} as const;
const events = {
  ADDED: 'added',
  RESULT_CHANGED: 'resultChanged',
  SUBMITTED: 'submitted',
  ASSESSED: 'assessed',
} as const;

/** One change: the object, its company, and when it happened. */
export function ChangeRow({ change }: { change: DashboardQuery['dashboard']['recentChanges']['items'][number] }) {
  const { t } = useTranslation('guide');
  const { dateTime } = useFormat();
  const { kind, event, name, company, changedAt, labelStatus, pifConclusion } = change;
  const { word, icon: Icon } = kinds[kind];
  const about = [t(`changes.kind.${word}`), t(`changes.event.${events[event]}`), company?.name]
    .filter(Boolean)
    .join(' · ');
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '20px minmax(0, 1fr)', sm: '20px minmax(0, 1fr) auto 150px' },
        columnGap: 1.5,
        rowGap: 0.5,
        alignItems: { sm: 'center' },
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
        '& > *': { gridColumn: { xs: 2, sm: 'auto' } },
      }}
    >
      <Icon sx={{ fontSize: 20, color: 'text.secondary', gridColumn: '1 !important' }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" component="div">
          <PageLink to={pathsOf(change)}>{name ?? t('changes.unnamed')}</PageLink>
        </Typography>
        <Typography variant="caption" component="div" color="textSecondary">
          {about}
        </Typography>
      </Box>
      <div>
        {event === 'RESULT_CHANGED' && <ResultBadge status={labelStatus} />}
        {event === 'ASSESSED' && pifConclusion && <ConclusionBadge conclusion={pifConclusion} />}
      </div>
      <Typography
        variant="caption"
        component="time"
        dateTime={changedAt}
        color="textSecondary"
        sx={{ textAlign: { sm: 'end' }, ...tabularFigures }}
      >
        {dateTime(changedAt)}
      </Typography>
    </Box>
  );
}
