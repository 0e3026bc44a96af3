import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { IMPORT_PARAM, isImport, NEW_IMPORT } from '../../subjects/import/importParam.ts';
import { lazyComponent } from '../../shared/lazyComponent.ts';
import { useCan } from '../../shared/session/useCan.ts';
import { ItemList } from '../../shared/table/ItemList.tsx';
import { LONG_PAGE_SIZES } from '../../shared/table/sizedListParams.ts';
import { usePagedList } from '../../shared/table/usePagedList.ts';
import { useSelection } from '../../shared/table/useSelection.ts';
import { EmptyList } from '../../shared/ui/EmptyList.tsx';
import { PageHeading } from '../../shared/ui/PageHeading.tsx';
import { paths } from '../../shared/url/paths.ts';
import { useAddressParam } from '../../shared/url/useAddressParam.ts';
import { usePageWithin } from '../../shared/url/usePageWithin.ts';
import './translations.generated.ts';
import { FormulaFilters } from './FormulaFilters.tsx';
import { formulaListParams, isNarrowed, noFilters } from './formulaListParams.ts';
import { FormulaRow } from './FormulaRow.tsx';
import { FormulaSelection } from './FormulaSelection.tsx';
import type { FormulaRow_FormulaFragment } from './Formulas.generated.ts';
import { useFormulaColumns } from './useFormulaColumns.tsx';
import { useFormulaActions } from './useFormulaActions.ts';
import { useFormulas } from './useFormulas.ts';

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
  const navigate = useNavigate();
  const paged = usePagedList('formulas', formulaListParams, LONG_PAGE_SIZES);
  const { page, pageSize } = paged.params;
  const set = paged.change;
  const { formulas, companies, isCurrent, error, loading, reload } = useFormulas(paged.params);
  const selection = useSelection((formula: FormulaRow_FormulaFragment) => formula.id);
  const { duplicate, remove, busyId } = useFormulaActions();
  usePageWithin(page, isCurrent && formulas ? { totalCount: formulas.totalCount, pageSize } : undefined, set);
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
        subtitle={isCurrent && formulas ? t(narrowed ? 'found' : 'count', { count: formulas.totalCount }) : '\u00a0'}
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
      <FormulaFilters params={paged.params} companies={companies} onChange={set} />
      <ItemList
        label={t('title')}
        list={formulas}
        isCurrent={isCurrent}
        loading={loading}
        error={error}
        onRetry={reload}
        paged={paged}
        selection={selection}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        columns={columns}
        onOpen={({ slug }) => void navigate(paths.formula(slug))}
        cardHeight={104}
        empty={
          <EmptyList
            isNarrowed={narrowed}
            noneTitle={t('none')}
            text={narrowed ? t('noResultsHint') : t('noneHint')}
            showAllText={t('showAll')}
            onShowAll={() => set(noFilters)}
            action={create('outlined')}
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
