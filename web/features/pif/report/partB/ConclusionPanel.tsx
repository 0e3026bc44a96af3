import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { conclusionInForce, isConclusionOutdated } from '../../../../../domain/pif/stages.ts';
import type { PifConclusion } from '../../../../shared/apollo/schema.generated.ts';
import { Panel } from '../../../../shared/ui/Panel.tsx';
import { ConclusionBadge } from '../../../../shared/ui/ConclusionBadge.tsx';
import { paths } from '../../../../shared/url/paths.ts';
import { BlockerList } from './BlockerList.tsx';
import { ConclusionCards } from './ConclusionCards.tsx';
import type { PifWithPartB } from './partB.form.ts';
import './translations.generated.ts';

interface Props {
  pif: PifWithPartB;
  /** Whether the profile of the person lacks something. */
  lacksProfile: boolean;
  canAssess: boolean;
  isBusy: boolean;
  onConclude: (conclusion: PifConclusion) => void;
}

/** The choice among the four conclusions, and what stops "safe". */
export function ConclusionPanel({ pif, lacksProfile, canAssess, isBusy, onConclude }: Props) {
  const { t } = useTranslation('pifPartB');
  const { stage, conclusion } = pif;
  return (
    <Panel
      title={t('conclusion')}
      mark={<ConclusionBadge conclusion={conclusion} isOutdated={isConclusionOutdated(stage, conclusion)} />}
    >
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {canAssess && !lacksProfile && (
          <ConclusionCards
            // An outdated one is drawn again, also where it stays the same.
            conclusion={conclusionInForce(stage, conclusion)}
            blockerCount={pif.blockers?.length ?? 0}
            isBusy={isBusy}
            onConclude={onConclude}
          />
        )}
        <BlockerList pif={pif} canAssess={canAssess} />
        {canAssess && lacksProfile && (
          <Typography variant="body2" role="note">
            {t('noProfile')}{' '}
            <Link component={RouterLink} to={`${paths.account}#assessor`}>
              {t('toProfile')}
            </Link>
          </Typography>
        )}
      </Box>
    </Panel>
  );
}
