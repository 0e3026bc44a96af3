import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LONG_PAGE_SIZE, MAX_SEARCH_LENGTH } from '../../../domain/limits.ts';
import { ErrorNotice } from '../../shared/ui/ErrorNotice.tsx';
import { ListSkeleton } from '../../shared/ui/ListSkeleton.tsx';
import { PageHeading } from '../../shared/ui/PageHeading.tsx';
import { Pagination } from '../../shared/ui/Pagination.tsx';
import { SearchBox } from '../../shared/ui/SearchBox.tsx';
import { useDelayed } from '../../shared/ui/useDelayed.ts';
import { useListParams } from '../../shared/url/useListParams.ts';
import { usePageWithin } from '../../shared/url/usePageWithin.ts';
import { paths } from '../../shared/url/paths.ts';
import './translations.generated.ts';
import { checkedListParams, toVariables } from './checkedListParams.ts';
import { CheckedListRow } from './CheckedListRow.tsx';
import { ChosenComparison } from './ChosenComparison.tsx';
import { useCheckedListsQuery } from './CheckedLists.generated.ts';
import { NoCheckedLists } from './NoCheckedLists.tsx';
import { useCheckedListActions } from './useCheckedListActions.ts';
import { useChosenLists } from './useChosenLists.ts';

export { CheckedListsDocument as firstQuery } from './CheckedLists.generated.ts';
export { firstVariables } from './checkedListParams.ts';

/** The history of ingredient-list checks: open, run again, compare two, delete. */
export default function CheckedListsPage() {
  const { t } = useTranslation('checkedList');
  const [params, set] = useListParams(checkedListParams);
  const { filter, compare, page } = params;
  const { data, previousData, error, loading, refetch } = useCheckedListsQuery({
    variables: toVariables(params),
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const { rerun, remove, busyId } = useCheckedListActions();
  const lists = (data ?? (error ? undefined : previousData))?.checkedLists;
  const isLate = useDelayed(loading);
  const retry = () => void refetch().catch(() => undefined);

  usePageWithin(page, data && { totalCount: data.checkedLists.totalCount, pageSize: LONG_PAGE_SIZE }, set);

  const { chosen, choose, toggle } = useChosenLists(compare, (ids) => set({ compare: ids, page }));
  return (
    <>
      <PageHeading
        title={t('title')}
        subtitle={data ? t('count', { count: data.checkedLists.totalCount }) : '\u00a0'}
        isCount
        action={
          <Button component={Link} to={paths.toolInciCheck} variant="contained">
            {t('newCheck')}
          </Button>
        }
      />
      <Box role="search" aria-label={t('search')} sx={{ mb: 2, maxWidth: 480 }}>
        <SearchBox
          value={filter}
          onSearch={(text) => set({ filter: text }, { replace: true })}
          label={t('search')}
          placeholder={t('searchPlaceholder')}
          maxLength={MAX_SEARCH_LENGTH}
        />
      </Box>
      <ChosenComparison chosen={chosen} canCompare={(lists?.totalCount ?? 0) > 1} onClose={() => choose([])} />
      {!lists && error && !loading ? (
        <ErrorNotice error={error} onRetry={retry} />
      ) : lists?.totalCount === 0 ? (
        <NoCheckedLists isNarrowed={filter.trim() !== ''} onShowAll={() => set({ filter: '' })} />
      ) : lists ? (
        <Box
          component="ul"
          aria-label={t('title')}
          aria-busy={loading}
          sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5, opacity: isLate && !data ? 0.6 : 1 }}
        >
          {lists.items.map((list) => (
            <li key={list.id}>
              <CheckedListRow
                list={list}
                isChosen={chosen.includes(list.id)}
                isBusy={busyId === list.id}
                onChoose={() => toggle(list.id)}
                onRerun={() => void rerun(list)}
                onDelete={() =>
                  void remove(list).then((isGone) => {
                    if (isGone) choose(chosen.filter((one) => one !== list.id));
                  })
                }
              />
            </li>
          ))}
        </Box>
      ) : (
        <ListSkeleton count={5} height={96} isLate={isLate} />
      )}
      {lists && (
        <Pagination
          page={page}
          pageSize={LONG_PAGE_SIZE}
          totalCount={lists.totalCount}
          onPage={(next) => set({ page: next })}
        />
      )}
    </>
  );
}
