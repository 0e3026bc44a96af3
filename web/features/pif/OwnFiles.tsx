import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../shared/url/paths.ts';
import type { PifsQuery } from './Pifs.generated.ts';
import './translations.generated.ts';

const stages = [
  { stage: 'RETURNED', word: 'returned', to: paths.pifsReturned },
  { stage: 'IN_WORK', word: 'inWork', to: paths.pifsInWork },
] as const;

/** What a client has to work on: the files that were returned and those in work. */
export function OwnFiles({ counts }: { counts: PifsQuery['pifs']['stageCounts'] }) {
  const { t } = useTranslation('pif');
  return (
    <Box component="nav" aria-label={t('tasks.mine')} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mb: 2 }}>
      {stages.map(({ stage, word, to }) => {
        const count = counts.find((one) => one.stage === stage)?.count ?? 0;
        return (
          <Link key={stage} component={RouterLink} to={to} sx={{ py: { xs: 1.25, md: 0.5 } }}>
            {t(`tasks.${word}`, { count })}
          </Link>
        );
      })}
    </Box>
  );
}
