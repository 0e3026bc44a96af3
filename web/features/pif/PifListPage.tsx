import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HistoryButton } from '../../subjects/history/HistoryButton.tsx';
import { useCan } from '../../shared/session/useCan.ts';
import { LONG_PAGE_SIZES } from '../../shared/table/sizedListParams.ts';
import { usePagedList } from '../../shared/table/usePagedList.ts';
import { useSelection } from '../../shared/table/useSelection.ts';
import { ErrorNotice } from '../../shared/ui/ErrorNotice.tsx';
import { PageHeading } from '../../shared/ui/PageHeading.tsx';
import { Pagination } from '../../shared/ui/Pagination.tsx';
import { useJumpToList } from '../../shared/ui/listFocus.ts';
import { useScrollToStart } from '../../shared/ui/useScrollToStart.ts';
import { usePageWithin } from '../../shared/url/usePageWithin.ts';
import { lazyDialog } from '../../shared/ui/lazyPart.tsx';
import './translations.generated.ts';
import { NoPifs } from './NoPifs.tsx';
import { OwnFiles } from './OwnFiles.tsx';
import { PifFilters } from './PifFilters.tsx';
import { PifGrid } from './PifGrid.tsx';
import { PifListActions } from './PifListActions.tsx';
import { PifSearch } from './PifSearch.tsx';
import { PifSelection } from './PifSelection.tsx';
import { PifTasks, PifTasksSkeleton } from './PifTasks.tsx';
import { isNarrowed, noFilters, pifListParams } from './pifListParams.ts';
import type { PifCard_PifFragment } from './Pifs.generated.ts';
import { RequestedNewPif } from './RequestedNewPif.tsx';
import { usePifList } from './usePifList.ts';

const FilterSheet = lazyDialog(() => import('./FilterSheet.tsx'), 'FilterSheet');

const layout = {
  display: 'grid',
  columnGap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '208px minmax(0, 1fr)' },
} as const;

export { PifsDocument as firstQuery } from './Pifs.generated.ts';
export { firstVariables } from './pifListParams.ts';

/**
 * The product information files that the person may see: nine cards at a time (specification, section 9), or a table
 * where there is room and the person chose it.
 */
export default function PifListPage() {
  const { t } = useTranslation('pif');
  const { t: common } = useTranslation();
  const paged = usePagedList('pifs', pifListParams, LONG_PAGE_SIZES);
  const { params: filters, change } = paged;
  const selection = useSelection((pif: PifCard_PifFragment) => pif.id);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const hasSheet = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const isTable = paged.preferences.isTable && !hasSheet;
  const canReview = useCan('pif.review');
  const narrowed = isNarrowed(filters);
  const { data, pifs, error, loading, retry, pageSize, hasTasks } = usePifList(filters, isTable);
  const isBeyond = usePageWithin(filters.page, data?.pifs, change);
  const start = useScrollToStart(pifs?.page);
  useJumpToList(start, (pifs?.items.length ?? 0) > 0);
  const filterPanel = <PifFilters filters={filters} pifs={pifs} onChange={change} />;
  return (
    <>
      <PageHeading
        title={t('list.title')}
        subtitle={data ? t(narrowed ? 'list.found' : 'list.count', { count: data.pifs.totalCount }) : '\u00a0'}
        isCount
        action={<PifListActions counts={pifs?.stageCounts} />}
      />
      {hasTasks && data?.pifTasks && <PifTasks tasks={data.pifTasks} />}
      {hasTasks && !data && loading && <PifTasksSkeleton />}
      {!canReview && pifs && <OwnFiles counts={pifs.stageCounts} />}
      <RequestedNewPif />
      <Box sx={layout}>
        {!hasSheet && <aside aria-label={common('filters')}>{filterPanel}</aside>}
        <Box sx={{ minWidth: 0 }}>
          <PifSearch
            filters={filters}
            hasSheet={hasSheet}
            isTable={isTable}
            onChange={change}
            onTable={(isShown) => {
              paged.showTable(isShown);
              change({ page: 1 });
            }}
            onSheet={() => setSheetOpen(true)}
          />
          {!pifs && error && !loading ? (
            <ErrorNotice error={error} onRetry={retry} />
          ) : pifs?.totalCount === 0 ? (
            <NoPifs isNarrowed={narrowed} onShowAll={() => change(noFilters)} />
          ) : (
            <PifGrid
              ref={start}
              pifs={isBeyond ? undefined : pifs?.items}
              isBusy={loading && !data}
              selection={selection}
              table={isTable ? paged : null}
            />
          )}
          <PifSelection selection={selection} />
          {pifs && (
            <Pagination
              page={pifs.page}
              requestedPage={filters.page}
              pageSize={pageSize}
              totalCount={pifs.totalCount}
              onPage={(page) => change({ page })}
            />
          )}
          <Box sx={{ mt: 2, display: 'flex', justifyContent: 'flex-end' }}>
            <HistoryButton subject="PIF" slug={null} />
          </Box>
        </Box>
      </Box>
      <FilterSheet isOpen={hasSheet && isSheetOpen} count={pifs?.totalCount ?? 0} onClose={() => setSheetOpen(false)}>
        {filterPanel}
      </FilterSheet>
    </>
  );
}
