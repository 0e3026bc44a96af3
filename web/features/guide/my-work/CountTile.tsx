import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { ClockIcon, ReturnIcon, ScalesIcon, TagIcon } from '../../../shared/ui/icons.tsx';
import './translations.generated.ts';
import type { WorkName, WorkPanel } from './workPanels.ts';

const looks = {
  review: { icon: ScalesIcon, color: 'info.main', bgcolor: 'info.soft' },
  returned: { icon: ReturnIcon, color: 'accent.main', bgcolor: 'accent.soft' },
  expired: { icon: ClockIcon, color: 'result.red.main', bgcolor: 'result.red.soft' },
  red: { icon: TagIcon, color: 'result.red.main', bgcolor: 'result.red.soft' },
} as const satisfies Record<WorkName, object>;

/** How much of one kind waits; the whole tile leads to the list. */
export function CountTile({ panel: { name, total, to } }: { panel: WorkPanel }) {
  const { t } = useTranslation('myWork');
  const { number } = useFormat();
  const { icon: Icon, color, bgcolor } = looks[name];
  return (
    <Box component="li" sx={{ display: 'flex' }}>
      <ButtonBase component={Link} to={to} sx={tileStyle}>
        <Box sx={{ display: { xs: 'none', sm: 'grid' }, p: 0.75, borderRadius: '8px', color, bgcolor }}>
          <Icon sx={{ fontSize: 20 }} />
        </Box>
        <Box component="span" sx={{ typography: 'h2', whiteSpace: 'nowrap', color: { xs: color, sm: 'inherit' } }}>
          {number(total)}
        </Box>{' '}
        <Box component="span" sx={{ typography: 'body2', color: 'text.secondary', textAlign: 'start' }}>
          {t(`count.${name}`, { count: total })}
        </Box>
      </ButtonBase>
    </Box>
  );
}

const tileStyle = {
  width: 1,
  justifyContent: 'flex-start',
  gap: 1.25,
  px: { xs: 1.25, sm: 1.75 },
  py: 1,
  minHeight: 56,
  border: 1,
  borderColor: 'divider',
  borderRadius: '14px',
  bgcolor: 'background.paper',
  '&:hover': { borderColor: 'text.secondary' },
} as const;
