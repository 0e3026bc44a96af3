import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { FORMULA_FILTERS } from '../../../domain/formula/formulaFilters.ts';
import { MAX_SEARCH_LENGTH } from '../../../domain/limits.ts';
import { ALL_COMPANIES } from '../../../domain/company/companyId.ts';
import { IMPORT_PARAM, isImport, NEW_IMPORT } from '../../subjects/import/importParam.ts';
import { lazyComponent } from '../../shared/lazyComponent.ts';
import { useCan } from '../../shared/session/useCan.ts';
import { ItemList } from '../../shared/table/ItemList.tsx';
import { LONG_PAGE_SIZES } from '../../shared/table/sizedListParams.ts';
import { usePagedList } from '../../shared/table/usePagedList.ts';
import { useSelection } from '../../shared/table/useSelection.ts';
import { EmptyState } from '../../shared/ui/EmptyState.tsx';
import { useHasInteracted } from '../../shared/ui/firstInteraction.ts';
import { PageHeading } from '../../shared/ui/PageHeading.tsx';
import { SearchBox } from '../../shared/ui/SearchBox.tsx';
import { FilterSelects } from '../../shared/table/FilterSelects.tsx';
import { CompanySelect } from '../../subjects/company/CompanySelect.tsx';
import { paths } from '../../shared/url/paths.ts';
import { useAddressParam } from '../../shared/url/useAddressParam.ts';
import { usePageWithin } from '../../shared/url/usePageWithin.ts';
import './translations.generated.ts';
import { formulaListParams, isNarrowed, noFilters, toVariables } from './formulaListParams.ts';
import { FormulaRow } from './FormulaRow.tsx';
import { FormulaSelection } from './FormulaSelection.tsx';
import {
  type FormulaRow_FormulaFragment,
  useFormulaListCompaniesQuery,
  useFormulasQuery,
} from './Formulas.generated.ts';
import { useFormulaColumns } from './useFormulaColumns.tsx';
import { useFormulaActions } from './useFormulaActions.ts';

const FormulaImportPage = lazyComponent(() => import('./formula-import/FormulaImportPage.tsx'), 'FormulaImportPage');

export { FormulasDocument as firstQuery } from './Formulas.generated.ts';
export { firstVariables } from './formulaListParams.ts';

/** The list of formulas, or the import that the address names. */
export default function FormulaListPage() {
  const canImport = useCan('formula.edit');
  const [importId, setImport] = useAddressParam(IMPORT_PARAM, isImport);
  if (!canImport || importId === null) return <FormulaList onImport={canImport ? () => setImport(NEW_IMPORT) : null} />;
  return (
    <Suspense>
      <FormulaImportPage
        id={importId === NEW_IMPORT ? null : importId}
        onId={(id) => setImport(id ?? NEW_IMPORT)}
        onClose={() => setImport(null)}
      />
    </Suspense>
  );
}

/**
 * The formulas of the companies that the person works with, the last changed first. `onImport` is null for those who
 * may not import.
 */
function FormulaList({ onImport }: { onImport: (() => void) | null }) {
  const { t } = useTranslation('formula');
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const paged = usePagedList('formulas', formulaListParams, LONG_PAGE_SIZES);
  const { filter, company, page, pageSize } = paged.params;
  const set = paged.change;
  const { data, previousData, error, loading, refetch } = useFormulasQuery({
    variables: toVariables(paged.params),
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const hasInteracted = useHasInteracted();
  const { data: companyData } = useFormulaListCompaniesQuery({
    skip: company === ALL_COMPANIES && !hasInteracted,
  });
  const selection = useSelection((formula: FormulaRow_FormulaFragment) => formula.id);
  const { duplicate, remove, busyId } = useFormulaActions();
  const formulas = (data ?? (error ? undefined : previousData))?.formulas;
  usePageWithin(page, data && { totalCount: data.formulas.totalCount, pageSize }, set);
  const columns = useFormulaColumns({
    busyId,
    onDuplicate: (formula) => void duplicate(formula),
    onDelete: (formula) => void remove(formula),
  });

  const narrowed = isNarrowed(paged.params);
  const create = (variant: 'contained' | 'outlined') => (
    <Button component={Link} to={paths.newFormula} variant={variant}>
      {t('new')}
    </Button>
  );
  return (
    <>
      <PageHeading
        title={t('title')}
        subtitle={data ? t(narrowed ? 'found' : 'count', { count: data.formulas.totalCount }) : '\u00a0'}
        isCount
        action={
          <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, gap: 1 }}>
            {onImport && (
              <Button variant="outlined" onClick={onImport}>
                {t('import')}
              </Button>
            )}
            {create('contained')}
          </Box>
        }
      />
      <Box role="search" aria-label={t('search')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, mb: 2 }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0, maxWidth: { md: 480 } }}>
          <SearchBox
            value={filter}
            onSearch={(text) => set({ filter: text }, { replace: true })}
            label={t('search')}
            placeholder={t('searchPlaceholder')}
            maxLength={MAX_SEARCH_LENGTH}
          />
        </Box>
        <Box sx={{ flex: { xs: '1 1 100%', sm: '0 1 240px' }, minWidth: 0, display: 'grid' }}>
          <CompanySelect
            companies={companyData?.companies}
            company={company}
            label={common('filterByCompany')}
            onChange={(chosen) => set({ company: chosen })}
          />
        </Box>
        <FilterSelects
          table={FORMULA_FILTERS}
          except={['companyId']}
          params={paged.params}
          onChange={set}
          textOf={(key) => t(key as 'search')}
          sx={{ flex: { xs: '1 1 100%', sm: '0 1 240px' } }}
        />
      </Box>
      <ItemList
        label={t('title')}
        list={formulas}
        isCurrent={data !== undefined}
        loading={loading}
        error={error}
        onRetry={() => void refetch().catch(() => undefined)}
        paged={paged}
        selection={selection}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        columns={columns}
        onOpen={({ slug }) => void navigate(paths.formula(slug))}
        cardHeight={104}
        empty={
          <EmptyState
            title={narrowed ? common('empty.noResults') : t('none')}
            text={narrowed ? t('noResultsHint') : t('noneHint')}
            action={
              narrowed ? (
                <Button variant="outlined" onClick={() => set(noFilters)}>
                  {t('showAll')}
                </Button>
              ) : (
                create('outlined')
              )
            }
          />
        }
      >
        {(formula) => (
          <FormulaRow
            formula={formula}
            isBusy={busyId === formula.id}
            onDuplicate={() => void duplicate(formula)}
            onDelete={() => void remove(formula)}
          />
        )}
      </ItemList>
      <FormulaSelection selection={selection} />
    </>
  );
}
