import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { waitingDays } from '../../../shared/i18n/waitingDays.ts';
import { Count, Panel } from '../../../shared/ui/Panel.tsx';
import './translations.generated.ts';
import type { WorkLine, WorkPanel } from './workPanels.ts';

/** At most three things that wait, with the way to all of them. */
export function WorkPanelCard({ panel: { name, total, to, lines } }: { panel: WorkPanel }) {
  const { t } = useTranslation('myWork');
  const { number } = useFormat();
  const title = t(`panel.${name}`);
  return (
    <Panel
      title={title}
      mark={<Count>{number(total)}</Count>}
      action={
        <MuiLink component={Link} to={to} variant="body2" sx={{ fontWeight: 600 }}>
          {t('all', { count: total, what: title })}
        </MuiLink>
      }
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {lines.map((line) => (
          <Line key={line.key} line={line} isWaiting={name === 'review'} />
        ))}
      </Box>
    </Panel>
  );
}

function Line({ line: { name, about, to, since }, isWaiting }: { line: WorkLine; isWaiting: boolean }) {
  const { t } = useTranslation('myWork');
  const { date } = useFormat();
  const [now] = useState(() => new Date());
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 2, py: 1, borderTop: 1, borderColor: 'divider', alignItems: 'center' }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <MuiLink
          component={Link}
          to={to}
          color="inherit"
          underline="hover"
          sx={{ typography: 'body2', fontWeight: 600 }}
        >
          {name}
        </MuiLink>
        <Typography variant="caption" component="p" color="textSecondary">
          {about}
        </Typography>
      </Box>
      {since && (
        <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
          {isWaiting ? t('days', { count: waitingDays(since, now) }) : date(since)}
        </Typography>
      )}
    </Box>
  );
}
