import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LAST_AVAILABLE } from '../../../domain/allergen/declaration.ts';
import { ALL_COMPANIES } from '../../../domain/company/companyId.ts';
import { LONG_PAGE_SIZE } from '../../../domain/limits.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import '../../subjects/label-reprint/translations.generated.ts';
import { BackLink } from '../../shared/ui/BackLink.tsx';
import { CardList } from '../../shared/ui/CardList.tsx';
import { EmptyState } from '../../shared/ui/EmptyState.tsx';
import { FoundCount } from '../../shared/ui/FoundCount.tsx';
import { PageHeading } from '../../shared/ui/PageHeading.tsx';
import { paths } from '../../shared/url/paths.ts';
import { useListParams } from '../../shared/url/useListParams.ts';
import { usePageWithin } from '../../shared/url/usePageWithin.ts';
import { useLabelsToReprintQuery } from './LabelsToReprint.generated.ts';
import { ReprintCard } from './ReprintCard.tsx';
import { ReprintFilters } from './ReprintFilters.tsx';
import { reprintParams } from './reprintParams.ts';

/** Polling interval while labels are being judged again, in milliseconds. */
const POLL_MS = 2000;

/**
 * The labels that lack fragrance allergens, or of which that is not known, of all companies that the person works with.
 */
export default function LabelReprintPage() {
  const { t } = useTranslation('labelReprint');
  const { t: common } = useTranslation();
  const { date } = useFormat();
  const [params, set] = useListParams(reprintParams);
  const { company, shown, page } = params;
  const { data, previousData, error, loading, refetch, startPolling, stopPolling } = useLabelsToReprintQuery({
    variables: { companyId: company === ALL_COMPANIES ? null : company, filter: shown, page, pageSize: LONG_PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const list = (data ?? (error ? undefined : previousData))?.labelsToReprint;
  const isWaiting = (list?.waitingCount ?? 0) > 0;
  useEffect(() => {
    if (!isWaiting) return;
    startPolling(POLL_MS);
    return stopPolling;
  }, [isWaiting, startPolling, stopPolling]);
  usePageWithin(page, data && { totalCount: data.labelsToReprint.totalCount, pageSize: LONG_PAGE_SIZE }, set);

  const isNarrowed = shown !== null || company !== ALL_COMPANIES;
  const day = date(LAST_AVAILABLE);
  return (
    <>
      <BackLink to={paths.labels}>{t('toLabels')}</BackLink>
      <PageHeading
        title={t('title')}
        subtitle={
          list ? (list.daysLeft > 0 ? t('daysLeft', { count: list.daysLeft, day }) : t('daysOver', { day })) : '\u00a0'
        }
      />
      <ReprintFilters params={params} list={list} onChange={set} />
      <Box sx={{ display: 'grid', gap: 0.5, mb: 2, maxWidth: 900 }}>
        {[t('about'), t('batchNote'), t('listNote')].map((text) => (
          <Typography key={text} variant="body2" color="textSecondary">
            {text}
          </Typography>
        ))}
      </Box>
      <div role="status">
        {isWaiting && <Typography variant="body2">{t('waiting', { count: list?.waitingCount ?? 0 })}</Typography>}
      </div>
      <FoundCount>{data && t('found', { count: data.labelsToReprint.totalCount })}</FoundCount>
      <CardList
        label={t('title')}
        list={list}
        isCurrent={data !== undefined}
        loading={loading}
        error={error}
        onRetry={() => void refetch().catch(() => undefined)}
        page={page}
        onPage={(next) => set({ page: next })}
        keyOf={({ slug }) => slug}
        cardHeight={150}
        empty={
          <EmptyState
            title={isNarrowed ? common('empty.noResults') : t('none')}
            text={isNarrowed ? t('noResultsHint') : t('noneHint')}
            action={
              isNarrowed && (
                <Button variant="outlined" onClick={() => set({ company: ALL_COMPANIES, shown: null })}>
                  {common('showAll')}
                </Button>
              )
            }
          />
        }
      >
        {(label) => <ReprintCard label={label} />}
      </CardList>
    </>
  );
}
