import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { PifConclusion } from '../../../../shared/apollo/schema.generated.ts';
import { Panel } from '../../../../shared/ui/Panel.tsx';
import { ConclusionBadge } from '../../../../shared/ui/ConclusionBadge.tsx';
import { LockIcon } from '../../../../shared/ui/icons.tsx';
import { paths } from '../../../../shared/url/paths.ts';
import { goToPlace } from '../parts.ts';
import { BlockerList } from './BlockerList.tsx';
import type { PifWithPartB } from './partB.form.ts';
import './translations.generated.ts';

const CONCLUSIONS = ['SAFE', 'CONDITIONALLY_SAFE', 'UNSAFE', 'NONE'] as const;

interface Props {
  pif: PifWithPartB;
  /** Whether the profile of the person lacks something. */
  lacksProfile: boolean;
  canAssess: boolean;
  isBusy: boolean;
  onConclude: (conclusion: PifConclusion) => void;
}

/** The conclusion with what stops "safe", and the choice among the four. */
export function ConclusionPanel({ pif, lacksProfile, canAssess, isBusy, onConclude }: Props) {
  const { t } = useTranslation('pifPartB');
  const blockerCount = pif.blockers?.length ?? 0;
  const isClosed = blockerCount > 0;
  return (
    <Panel title={t('conclusion')} mark={<ConclusionBadge conclusion={pif.conclusion} />}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <BlockerList pif={pif} canAssess={canAssess} />
        {canAssess && lacksProfile && (
          <Typography variant="body2" role="note">
            {t('noProfile')}{' '}
            <Link component={RouterLink} to={`${paths.account}#assessor`}>
              {t('toProfile')}
            </Link>
          </Typography>
        )}
        {canAssess && !lacksProfile && (
          <Box role="group" aria-label={t('conclude')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {CONCLUSIONS.filter((one) => one !== pif.conclusion).map((one) => (
              <Button
                key={one}
                variant={one === 'SAFE' && pif.blockers?.length === 0 ? 'contained' : 'outlined'}
                disabled={isBusy}
                {...(one === 'SAFE' && isClosed && { startIcon: <LockIcon />, color: 'inherit' as const })}
                // Closed it stays in its place and leads to what closes it.
                onClick={() => (one === 'SAFE' && isClosed ? goToPlace('gate') : onConclude(one))}
              >
                {one === 'SAFE' && isClosed ? t('safeClosed', { count: blockerCount }) : t(`choose.${one}`)}
              </Button>
            ))}
          </Box>
        )}
      </Box>
    </Panel>
  );
}
