import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ItemList } from '../../shared/table/ItemList.tsx';
import { LONG_PAGE_SIZES } from '../../shared/table/sizedListParams.ts';
import { usePagedList } from '../../shared/table/usePagedList.ts';
import { EmptyState } from '../../shared/ui/EmptyState.tsx';
import { BuildingIcon } from '../../shared/ui/icons.tsx';
import { PageHeading } from '../../shared/ui/PageHeading.tsx';
import { paths } from '../../shared/url/paths.ts';
import { usePageWithin } from '../../shared/url/usePageWithin.ts';
import { lazyDialog } from '../../shared/ui/lazyPart.tsx';
import { useCompanyListQuery } from './Companies.generated.ts';
import { CompanyFilters } from './CompanyFilters.tsx';
import { companyListParams, toVariables } from './companyParams.ts';
import { CompanyRow } from './CompanyRow.tsx';
import { useCompanyColumns } from './useCompanyColumns.tsx';
import './translations.generated.ts';

const CompanyDialog = lazyDialog(() => import('./CompanyDialog.tsx'), 'CompanyDialog');

/** The companies that the person sees: search, state, order, and the way to a new one. */
export function CompanyList() {
  const { t } = useTranslation('company');
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const columns = useCompanyColumns();
  const paged = usePagedList('companies', companyListParams, LONG_PAGE_SIZES);
  const { filter, isArchived, page, pageSize } = paged.params;
  const set = paged.change;
  const [isCreating, setCreating] = useState(false);
  const { data, previousData, error, loading, refetch } = useCompanyListQuery({
    variables: toVariables(paged.params),
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const list = (data ?? (error ? undefined : previousData))?.companyList;
  usePageWithin(page, data && { totalCount: data.companyList.totalCount, pageSize }, set);
  const isNarrowed = filter.trim() !== '' || isArchived !== null;
  return (
    <>
      <PageHeading
        title={t('title')}
        subtitle={data ? t('count', { count: data.companyList.totalCount }) : '\u00a0'}
        isCount
        action={
          <Button variant="contained" onClick={() => setCreating(true)}>
            {t('new')}
          </Button>
        }
      />
      <CompanyFilters params={paged.params} onChange={set} />
      <ItemList
        label={t('title')}
        list={list}
        isCurrent={data !== undefined}
        loading={loading}
        error={error}
        onRetry={() => void refetch().catch(() => undefined)}
        paged={paged}
        keyOf={({ id }) => id}
        nameOf={({ id, name }) => name ?? id}
        columns={columns}
        onOpen={({ id }) => void navigate(paths.company(id))}
        cardHeight={88}
        empty={
          <EmptyState
            icon={BuildingIcon}
            title={isNarrowed ? common('empty.noResults') : t('none')}
            text={t(isNarrowed ? 'noResultsHint' : 'noneHint')}
            action={
              isNarrowed && (
                <Button variant="outlined" onClick={() => set({ filter: '', isArchived: null })}>
                  {common('showAll')}
                </Button>
              )
            }
          />
        }
      >
        {(company) => <CompanyRow company={company} />}
      </ItemList>
      {isCreating && (
        <CompanyDialog
          company={null}
          onSaved={(id) => void navigate(paths.company(id))}
          onClose={() => setCreating(false)}
        />
      )}
    </>
  );
}
