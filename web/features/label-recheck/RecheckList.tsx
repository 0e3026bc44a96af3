import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LONG_PAGE_SIZE } from '../../../domain/limits.ts';
import { useRecheckTitle } from '../../subjects/check/useRecheckTitle.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useCan } from '../../shared/session/useCan.ts';
import { EmptyState } from '../../shared/ui/EmptyState.tsx';
import { ErrorNotice } from '../../shared/ui/ErrorNotice.tsx';
import { FoundCount } from '../../shared/ui/FoundCount.tsx';
import { PageHeading } from '../../shared/ui/PageHeading.tsx';
import { Pagination } from '../../shared/ui/Pagination.tsx';
import { useDelayed } from '../../shared/ui/useDelayed.ts';
import { paths } from '../../shared/url/paths.ts';
import { useListParams } from '../../shared/url/useListParams.ts';
import { usePageWithin } from '../../shared/url/usePageWithin.ts';
import { labelChangesParams } from './labelChangesParams.ts';
import { SignedFiles } from './SignedFiles.tsx';
import { useLabelRechecksQuery, type LabelRecheck_RecheckFragment } from './LabelRecheck.generated.ts';

/** The changes after which all labels were judged again, the newest first. */
export function RecheckList() {
  const { t } = useTranslation('labelRecheck');
  const { t: common } = useTranslation();
  const [{ page }, set] = useListParams(labelChangesParams);
  const { data, previousData, error, loading, refetch } = useLabelRechecksQuery({
    variables: { page, pageSize: LONG_PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  usePageWithin(page, data?.labelRechecks, set);
  const isLate = useDelayed(loading);
  const rechecks = (data ?? previousData)?.labelRechecks;
  return (
    <>
      <PageHeading title={t('title')} subtitle={t('about')} />
      <Box sx={{ '&:not(:empty)': { mb: 2 } }}>
        <SignedFiles />
      </Box>
      <FoundCount>{data && t('count', { count: data.labelRechecks.totalCount })}</FoundCount>
      {!rechecks && error ? (
        <ErrorNotice error={error} onRetry={() => void refetch().catch(() => undefined)} />
      ) : !rechecks ? (
        <Box
          role="status"
          aria-label={common('loading')}
          sx={{ display: 'grid', gap: 1, visibility: isLate ? 'visible' : 'hidden' }}
        >
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} height={72} />
          ))}
        </Box>
      ) : rechecks.totalCount === 0 ? (
        <EmptyState title={t('none')} text={t('noneHint')} />
      ) : (
        <>
          <Card
            component="ul"
            aria-label={t('title')}
            aria-busy={loading}
            sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
          >
            {rechecks.items.map((recheck) => (
              <RecheckRow key={recheck.id} recheck={recheck} />
            ))}
          </Card>
          <Pagination
            page={rechecks.page}
            requestedPage={page}
            pageSize={rechecks.pageSize}
            totalCount={rechecks.totalCount}
            onPage={(next) => set({ page: next })}
          />
        </>
      )}
    </>
  );
}

function RecheckRow({ recheck }: { recheck: LabelRecheck_RecheckFragment }) {
  const { t } = useTranslation('labelRecheck');
  const { dateTime } = useFormat();
  const title = useRecheckTitle();
  const canReadFormulas = useCan('formula.read');
  const canReadPifs = useCan('pif.read');
  const { id, state, percent, resultCount, findingCount, formulaCount, rawMaterialCount, pifCount, startedAt } =
    recheck;
  return (
    <Box component="li" sx={{ px: 2, py: 1.5, minWidth: 0 }}>
      <MuiLink component={Link} to={paths.labelChangesOf(id)} sx={{ fontWeight: 600, color: 'inherit' }}>
        {title(recheck)}
      </MuiLink>
      <Typography variant="body2">
        {[
          t('results', { count: resultCount }),
          t('findings', { count: findingCount }),
          canReadFormulas && t('formulas', { count: formulaCount }),
          t('materials', { count: rawMaterialCount }),
          canReadPifs && t('pifs', { count: pifCount }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <Typography variant="caption" color="textSecondary">
        {dateTime(startedAt)} · {t(`state.${state}`, { percent })}
      </Typography>
    </Box>
  );
}
