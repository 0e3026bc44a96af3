import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MAX_SEARCH_LENGTH } from '../../../domain/limits.ts';
import type { PifSort } from '../../shared/apollo/schema.generated.ts';
import { HistoryButton } from '../../subjects/history/HistoryButton.tsx';
import { useCan } from '../../shared/session/useCan.ts';
import { LONG_PAGE_SIZES } from '../../shared/table/sizedListParams.ts';
import { usePagedList } from '../../shared/table/usePagedList.ts';
import { useSelection } from '../../shared/table/useSelection.ts';
import { EmptyState } from '../../shared/ui/EmptyState.tsx';
import { ErrorNotice } from '../../shared/ui/ErrorNotice.tsx';
import { PageHeading } from '../../shared/ui/PageHeading.tsx';
import { Pagination } from '../../shared/ui/Pagination.tsx';
import { Count } from '../../shared/ui/Panel.tsx';
import { SearchBox } from '../../shared/ui/SearchBox.tsx';
import { SegmentedFilter } from '../../shared/ui/SegmentedFilter.tsx';
import { SelectFilter } from '../../shared/ui/SelectFilter.tsx';
import { useJumpToList } from '../../shared/ui/listFocus.ts';
import { useScrollToStart } from '../../shared/ui/useScrollToStart.ts';
import { paths } from '../../shared/url/paths.ts';
import { useAddressParam } from '../../shared/url/useAddressParam.ts';
import { usePageWithin } from '../../shared/url/usePageWithin.ts';
import { lazyDialog } from '../../shared/ui/lazyPart.tsx';
import './translations.generated.ts';
import { OwnFiles } from './OwnFiles.tsx';
import { PifFilters } from './PifFilters.tsx';
import { PifGrid } from './PifGrid.tsx';
import { PifSelection } from './PifSelection.tsx';
import { PifTasks, PifTasksSkeleton } from './PifTasks.tsx';
import { countFilters, isNarrowed, noFilters, pifListParams, toVariables } from './pifListParams.ts';
import { type PifCard_PifFragment, usePifsQuery } from './Pifs.generated.ts';

const NewPifOfFormula = lazyDialog(() => import('./create/NewPifOfFormula.tsx'), 'NewPifOfFormula');
const NewPifDialog = lazyDialog(() => import('./create/NewPifDialog.tsx'), 'NewPifDialog');
const FilterSheet = lazyDialog(() => import('./FilterSheet.tsx'), 'FilterSheet');
const CheckDialog = lazyDialog(() => import('./versions/CheckDialog.tsx'), 'CheckDialog');

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
  const canCreate = useCan('pif.create');
  const [isCreating, setCreating] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const [formulaSlug, setFormulaSlug] = useAddressParam('formula', (text) => text !== '');
  const narrowed = isNarrowed(filters);
  const variables = toVariables(filters, { isTable, canReview });
  const { pageSize, withTasks: hasTasks } = variables;
  const { data, previousData, error, loading, refetch } = usePifsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const pifs = (data ?? (error ? undefined : previousData))?.pifs;
  const retry = () => void refetch().catch(() => undefined);
  const isBeyond = usePageWithin(filters.page, data?.pifs, change);
  const start = useScrollToStart(pifs?.page);
  useJumpToList(start, (pifs?.items.length ?? 0) > 0);
  const toReview = pifs?.stageCounts.find(({ stage }) => stage === 'SUBMITTED')?.count;
  const sorts: { value: PifSort; label: string }[] = [
    { value: 'CHANGED_DESC', label: t('sort.changed') },
    { value: 'CREATED_DESC', label: t('sort.created') },
    { value: 'NAME_ASC', label: t('sort.name') },
    { value: 'SUBMITTED_ASC', label: t('sort.waiting') },
  ];
  const filterPanel = <PifFilters filters={filters} pifs={pifs} onChange={change} />;
  return (
    <>
      <PageHeading
        title={t('list.title')}
        subtitle={data ? t(narrowed ? 'list.found' : 'list.count', { count: data.pifs.totalCount }) : '\u00a0'}
        isCount
        action={
          <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, gap: 1 }}>
            <Button variant="outlined" aria-haspopup="dialog" onClick={() => setChecking(true)}>
              {t('check.button')}
            </Button>
            {canReview && (
              <Button component={Link} to={paths.pifsToReview} variant="outlined">
                {t('list.toReview')}
                {toReview !== undefined && (
                  <Box component="span" sx={{ ml: 1, display: 'inline-flex' }}>
                    <Count>{toReview}</Count>
                  </Box>
                )}
              </Button>
            )}
            {canCreate && (
              <Button variant="contained" onClick={() => setCreating(true)}>
                {t('new.button')}
              </Button>
            )}
          </Box>
        }
      />
      {hasTasks && data?.pifTasks && <PifTasks tasks={data.pifTasks} />}
      {hasTasks && !data && loading && <PifTasksSkeleton />}
      {!canReview && pifs && <OwnFiles counts={pifs.stageCounts} />}
      {isChecking && <CheckDialog onClose={() => setChecking(false)} />}
      {isCreating && <NewPifDialog onClose={() => setCreating(false)} />}
      {canCreate && formulaSlug !== null && (
        <NewPifOfFormula slug={formulaSlug} onClose={() => setFormulaSlug(null, { replace: true })} />
      )}
      <Box
        sx={{
          display: 'grid',
          columnGap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '208px minmax(0, 1fr)' },
        }}
      >
        {!hasSheet && <aside aria-label={common('filters')}>{filterPanel}</aside>}
        <Box sx={{ minWidth: 0 }}>
          <Box role="search" aria-label={t('search')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, mb: 2 }}>
            <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 240px' }, minWidth: 0 }}>
              <SearchBox
                value={filters.filter}
                onSearch={(filter) => change({ filter }, { replace: true })}
                label={t('search')}
                placeholder={t('searchPlaceholder')}
                maxLength={MAX_SEARCH_LENGTH}
              />
            </Box>
            <Box sx={{ flex: { xs: '1 1 40%', sm: '0 0 200px' }, minWidth: 0, display: 'grid' }}>
              <SelectFilter
                label={common('order')}
                value={filters.sort}
                options={sorts}
                onChange={(sort) => change({ sort })}
              />
            </Box>
            {!hasSheet && (
              <SegmentedFilter
                label={t('view.title')}
                value={isTable ? 'table' : 'cards'}
                options={(['cards', 'table'] as const).map((value) => ({ value, label: t(`view.${value}`) }))}
                onChange={(view) => {
                  paged.showTable(view === 'table');
                  change({ page: 1 });
                }}
              />
            )}
            {hasSheet && (
              <Button variant="outlined" aria-haspopup="dialog" onClick={() => setSheetOpen(true)}>
                {t('filters.open', { count: countFilters(filters) })}
              </Button>
            )}
          </Box>
          {!pifs && error && !loading ? (
            <ErrorNotice error={error} onRetry={retry} />
          ) : pifs?.totalCount === 0 ? (
            <EmptyState
              title={narrowed ? common('empty.noResults') : t('list.none')}
              text={narrowed ? t('list.noResultsHint') : t('list.noneHint')}
              action={
                narrowed && (
                  <Button variant="outlined" onClick={() => change(noFilters)}>
                    {t('list.showAll')}
                  </Button>
                )
              }
            />
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
