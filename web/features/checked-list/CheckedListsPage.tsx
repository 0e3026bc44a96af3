import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LONG_PAGE_SIZE, MAX_SEARCH_LENGTH } from '../../../domain/limits.ts';
import { EmptyState } from '../../shared/ui/EmptyState.tsx';
import { ErrorNotice } from '../../shared/ui/ErrorNotice.tsx';
import { PageHeading } from '../../shared/ui/PageHeading.tsx';
import { Pagination } from '../../shared/ui/Pagination.tsx';
import { SearchBox } from '../../shared/ui/SearchBox.tsx';
import { useDelayed } from '../../shared/ui/useDelayed.ts';
import { visuallyHidden } from '../../shared/ui/visuallyHidden.ts';
import { useListParams } from '../../shared/url/useListParams.ts';
import { usePageWithin } from '../../shared/url/usePageWithin.ts';
import { paths } from '../../shared/url/paths.ts';
import { lazyContent } from '../../shared/ui/lazyPart.tsx';
import './translations.generated.ts';
import { checkedListParams, toVariables } from './checkedListParams.ts';
import { CheckedListRow } from './CheckedListRow.tsx';
import { useCheckedListsQuery } from './CheckedLists.generated.ts';
import { useCheckedListActions } from './useCheckedListActions.ts';

const Comparison = lazyContent(() => import('./Comparison.tsx'), 'Comparison');

export { CheckedListsDocument as firstQuery } from './CheckedLists.generated.ts';
export { firstVariables } from './checkedListParams.ts';

/** The history of ingredient-list checks: open, run again, compare two, delete. */
export default function CheckedListsPage() {
  const { t } = useTranslation('checkedList');
  const { t: common } = useTranslation();
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

  const isNarrowed = filter.trim() !== '';
  const toCheck = (
    <Button component={Link} to={paths.toolInciCheck} variant="contained">
      {t('newCheck')}
    </Button>
  );
  // The selection is shown at once; the address that holds it is updated a moment later.
  const [chosen, setChosen] = useState(compare);
  const [previousCompare, setPreviousCompare] = useState(compare.join());
  if (compare.join() !== previousCompare) {
    setPreviousCompare(compare.join());
    setChosen(compare);
  }
  const choose = (next: readonly string[]) => {
    setChosen(next);
    set({ compare: next, page });
  };
  const toggle = (id: string) =>
    choose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id].slice(-2));
  const [a, b] = chosen;
  return (
    <>
      <PageHeading
        title={t('title')}
        subtitle={data ? t('count', { count: data.checkedLists.totalCount }) : '\u00a0'}
        isCount
        action={toCheck}
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
      <Box role="status" sx={{ typography: 'body2', color: 'text.secondary', mb: 2, minHeight: 21 }}>
        {chosen.length === 1
          ? t('compare.one')
          : chosen.length === 0 && lists && lists.totalCount > 1
            ? t('compare.hint')
            : ''}
      </Box>
      {a !== undefined && b !== undefined && <Comparison a={a} b={b} onClose={() => choose([])} />}
      {!lists && error && !loading ? (
        <ErrorNotice error={error} onRetry={retry} />
      ) : lists?.totalCount === 0 ? (
        <EmptyState
          title={isNarrowed ? common('empty.noResults') : t('none')}
          text={isNarrowed ? t('noResultsHint') : t('noneHint')}
          action={
            isNarrowed ? (
              <Button variant="outlined" onClick={() => set({ filter: '' })}>
                {t('showAll')}
              </Button>
            ) : (
              <Button component={Link} to={paths.toolInciCheck} variant="outlined">
                {t('newCheck')}
              </Button>
            )
          }
        />
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
        <Box role="status" sx={{ display: 'grid', gap: 1.5, visibility: isLate ? 'visible' : 'hidden' }}>
          <span style={visuallyHidden}>{common('loading')}</span>
          {Array.from({ length: 5 }, (_, at) => (
            <Skeleton key={at} height={96} />
          ))}
        </Box>
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
