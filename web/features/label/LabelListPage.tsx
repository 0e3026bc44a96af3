import MuiLink from '@mui/material/Link';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { describeError } from '../../shared/apollo/describeError.ts';
import { notify } from '../../shared/notify/notify.ts';
import { useCan } from '../../shared/session/useCan.ts';
import { useResets } from '../../shared/table/useResets.ts';
import { EmptyList } from '../../shared/ui/EmptyList.tsx';
import { ErrorNotice } from '../../shared/ui/ErrorNotice.tsx';
import { FoundCount } from '../../shared/ui/FoundCount.tsx';
import { PageHeading } from '../../shared/ui/PageHeading.tsx';
import { Pagination } from '../../shared/ui/Pagination.tsx';
import { useJumpToList } from '../../shared/ui/listFocus.ts';
import { useScrollToStart } from '../../shared/ui/useScrollToStart.ts';
import { paths } from '../../shared/url/paths.ts';
import { usePageWithin } from '../../shared/url/usePageWithin.ts';
import './translations.generated.ts';
import { LabelFilters } from './LabelFilters.tsx';
import { defaultFilters, isNarrowed } from './labelListParams.ts';
import { LabelGrid } from './LabelGrid.tsx';
import { NewLabelButton } from './NewLabelButton.tsx';
import { useDeleteLabel } from './useDeleteLabel.ts';
import { useLabelFilters } from './useLabelFilters.ts';
import { useLabels } from './useLabels.ts';

export { LabelsDocument as firstQuery } from './LabelList.generated.ts';
export { firstVariables } from './labelListParams.ts';

/** Notifies of a failure that loading again may end, also where labels are still in view. */
function useFailureNotice(error: Error | undefined, reload: () => void) {
  const notifyFailure = useEffectEvent((failure: unknown) =>
    notify('error', describeError(failure).text, { onRetry: reload, occasion: 'labelListFailure' }),
  );
  useEffect(() => {
    if (error) notifyFailure(error);
  }, [error]);
}

/** The labels the person may see, four at a time. */
export default function LabelListPage() {
  const { t } = useTranslation('label');
  const canReprint = useCan('page.allergens');
  const { filters, change, hasCompanyFilter } = useLabelFilters();
  const { labels, isCurrent, error, loading, reload } = useLabels(filters);
  const { deleteLabel, deletedSlug } = useDeleteLabel();
  useFailureNotice(error, reload);
  const isBeyond = usePageWithin(filters.page, isCurrent ? labels : undefined, change);
  const [resets, reset] = useResets(() => change(defaultFilters));
  const start = useScrollToStart(labels?.page);
  useJumpToList(start, (labels?.items.length ?? 0) > 0);
  const narrowed = isNarrowed(filters);
  const counts = labels?.companyCounts.length && {
    labels: t('list.labels', { count: labels.companyCounts.reduce((sum, { count }) => sum + count, 0) }),
    companies: t('list.companies', { count: labels.companyCounts.length }),
  };
  return (
    <>
      <PageHeading
        title={t('list.title')}
        subtitle={counts ? t('list.subtitle', counts) : '\u00a0'}
        action={<NewLabelButton />}
      />
      {canReprint && (
        <MuiLink component={Link} to={paths.labelReprint} variant="body2" sx={{ display: 'inline-block', mb: 1.5 }}>
          {t('list.toReprint')}
        </MuiLink>
      )}
      <LabelFilters
        filters={filters}
        resets={resets}
        labels={labels}
        hasCompanyFilter={hasCompanyFilter}
        onChange={change}
        onReset={reset}
      />
      {/* The number of the former search is not that of this one; its line keeps the room meanwhile. */}
      <FoundCount>
        {labels &&
          narrowed &&
          (isCurrent
            ? t(labels.hasUncounted ? 'list.foundMore' : 'list.found', { count: labels.totalCount })
            : '\u00a0')}
      </FoundCount>
      {!labels && error ? (
        <ErrorNotice error={error} onRetry={reload} />
      ) : labels?.totalCount === 0 ? (
        <EmptyList
          isNarrowed={narrowed}
          noneTitle={t('list.none')}
          text={narrowed ? t('list.noResultsHint') : t('list.noneHint')}
          showAllText={t('list.showAll')}
          onShowAll={reset}
        />
      ) : (
        <LabelGrid
          ref={start}
          labels={isBeyond ? undefined : labels?.items.filter(({ slug }) => slug !== deletedSlug)}
          busy={loading && !isCurrent}
          onDelete={(label) => void deleteLabel(label)}
        />
      )}
      {labels && (
        <Pagination
          // While the requested page is loading, the previous one is still visible, so its number is shown.
          page={labels.page}
          requestedPage={error ? labels.page : filters.page}
          pageSize={labels.pageSize}
          totalCount={labels.totalCount}
          hasUncounted={labels.hasUncounted}
          onPage={(page) => (page === filters.page ? reload() : change({ page }))}
        />
      )}
    </>
  );
}
