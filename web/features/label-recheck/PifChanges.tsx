import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LONG_PAGE_SIZE } from '../../../domain/limits.ts';
import { FindingChanges, ResultChange } from '../../subjects/check/ResultChange.tsx';
import { stageStyles } from '../../shared/ui/stageStyles.ts';
import { paths } from '../../shared/url/paths.ts';
import { ChangeList } from './ChangePage.tsx';
import { usePifRecheckChangesQuery, type PifRecheckChangesQuery } from './LabelRecheck.generated.ts';

type HitPif = PifRecheckChangesQuery['pifRecheckChanges']['items'][number];

interface Props {
  /** Id of the run. */
  id: string;
  page: number;
  onPage: (page: number) => void;
}

/** The product information files whose label or formula a run changed. */
export function PifChanges({ id, page, onPage }: Props) {
  const { t } = useTranslation('labelRecheck');
  const { data, previousData, error, loading, refetch } = usePifRecheckChangesQuery({
    variables: { id, page, pageSize: LONG_PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return (
    <ChangeList
      label={t('kind.PIFS')}
      changes={(data ?? previousData)?.pifRecheckChanges}
      renderRow={(pif) => <PifRow key={pif.slug} pif={pif} />}
      none={{ title: t('noPifs'), text: t('noPifsHint') }}
      requestedPage={page}
      onRetry={() => void refetch().catch(() => undefined)}
      {...{ error, loading, onPage }}
    />
  );
}

function PifRow({ pif }: { pif: HitPif }) {
  const { t } = useTranslation('labelRecheck');
  const { t: common } = useTranslation();
  const { slug, name, companyName, stage } = pif;
  return (
    <Box component="li" sx={{ px: 2, py: 1.5, minWidth: 0 }}>
      <MuiLink
        component={Link}
        to={paths.pifDescription(slug)}
        sx={{ fontWeight: 600, color: 'inherit', overflowWrap: 'anywhere' }}
      >
        {name}
      </MuiLink>
      <Typography variant="caption" color="textSecondary" component="p">
        {[companyName, common(`stage.${stageStyles[stage].word}`)].join(' · ')}
      </Typography>
      {(['label', 'formula'] as const).map((subject) => {
        const part = pif[subject];
        return (
          part && (
            <Box key={subject} sx={{ mt: 1 }}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
                <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                  {t(`part.${subject}`, { name: part.name })}
                </Typography>
                <ResultChange before={part.before} after={part.after} />
              </Box>
              <FindingChanges appeared={part.appeared} gone={part.gone} />
            </Box>
          )
        );
      })}
    </Box>
  );
}
