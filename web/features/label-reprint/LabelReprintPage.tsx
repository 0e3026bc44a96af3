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
import { useHasInteracted } from '../../shared/ui/firstInteraction.ts';
import { PageHeading } from '../../shared/ui/PageHeading.tsx';
import { SegmentedFilter } from '../../shared/ui/SegmentedFilter.tsx';
import { CompanySelect } from '../../subjects/company/CompanySelect.tsx';
import { paths } from '../../shared/url/paths.ts';
import { useListParams } from '../../shared/url/useListParams.ts';
import { usePageWithin } from '../../shared/url/usePageWithin.ts';
import { ExportButton } from './ExportButton.tsx';
import { useLabelsToReprintQuery, useReprintCompaniesQuery } from './LabelsToReprint.generated.ts';
import { ReprintCard } from './ReprintCard.tsx';
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
  const [{ company, shown, page }, set] = useListParams(reprintParams);
  const { data, previousData, error, loading, refetch, startPolling, stopPolling } = useLabelsToReprintQuery({
    variables: { companyId: company === ALL_COMPANIES ? null : company, filter: shown, page, pageSize: LONG_PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const hasInteracted = useHasInteracted();
  const { data: companyData } = useReprintCompaniesQuery({
    skip: company === ALL_COMPANIES && !hasInteracted,
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
  const counts = list?.counts;
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
      <Box role="search" aria-label={common('filters')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, mb: 2 }}>
        <Box sx={{ flex: { xs: '1 1 100%', sm: '0 1 260px' }, minWidth: 0, display: 'grid' }}>
          <CompanySelect
            companies={companyData?.companies}
            company={company}
            onChange={(chosen) => set({ company: chosen })}
          />
        </Box>
        <Box sx={{ overflowX: 'auto', pb: 0.5, maxWidth: '100%' }}>
          <Box sx={{ width: 'max-content' }}>
            <SegmentedFilter
              label={t('filter.label')}
              value={shown ?? 'ALL'}
              options={[
                { value: 'ALL', label: t('filter.ALL'), count: counts?.all ?? null },
                { value: 'NEW_BATCHES', label: t('filter.NEW_BATCHES'), count: counts?.newBatches ?? null },
                { value: 'STOCK', label: t('filter.STOCK'), count: counts?.stock ?? null },
                { value: 'LATER', label: t('filter.LATER'), count: counts?.later ?? null },
                { value: 'NOT_KNOWN', label: t('filter.NOT_KNOWN'), count: counts?.notKnown ?? null },
              ]}
              onChange={(value) => set({ shown: value === 'ALL' ? null : value })}
            />
          </Box>
        </Box>
        {list && list.totalCount > 0 && (
          <Box sx={{ ml: 'auto' }}>
            <ExportButton company={company} shown={shown} />
          </Box>
        )}
      </Box>
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
