import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSince } from '../../../shared/i18n/useSince.ts';
import type { RecentItem } from '../../../shared/recentItems.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { recordIcons } from '../../../shared/ui/recordIcons.ts';
import { recordPath } from '../../../shared/url/recordPath.ts';
import { useMayOpen } from '../../../shared/url/useMayOpen.ts';
import './translations.generated.ts';

/** What the person opened last on this device. */
export function RecentPanel({ items }: { items: readonly RecentItem[] }) {
  const { t } = useTranslation('myWork');
  const { t: common } = useTranslation();
  const since = useSince();
  const mayOpen = useMayOpen();
  return (
    <Panel title={t('recent')}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {items.map(({ kind, slug, name, code, openedAt }) => {
          const Icon = recordIcons[kind];
          return (
            <Box
              component="li"
              key={kind + slug}
              sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 0.75, borderTop: 1, borderColor: 'divider' }}
            >
              <Icon sx={{ fontSize: 18, color: 'text.secondary' }} />
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                <MuiLink
                  component={Link}
                  to={recordPath(kind, slug, mayOpen)}
                  color="inherit"
                  underline="hover"
                  sx={{ typography: 'body2', fontWeight: 600 }}
                >
                  {name}
                </MuiLink>
                <Typography variant="caption" component="p" color="textSecondary">
                  {[code, common(`record.${kind}`)].filter(Boolean).join(' · ')}
                </Typography>
              </Box>
              <Typography variant="caption" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
                {since(openedAt)}
              </Typography>
            </Box>
          );
        })}
      </Box>
    </Panel>
  );
}
