import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { isObjectId } from '../../../domain/id/objectId.ts';
import { isImport, NEW_IMPORT } from '../../subjects/import/importParam.ts';
import { useCan } from '../../shared/session/useCan.ts';
import { LONG_PAGE_SIZES } from '../../shared/table/sizedListParams.ts';
import { usePagedList } from '../../shared/table/usePagedList.ts';
import { useSelection } from '../../shared/table/useSelection.ts';
import { EmptyState } from '../../shared/ui/EmptyState.tsx';
import { ErrorNotice } from '../../shared/ui/ErrorNotice.tsx';
import { PageHeading } from '../../shared/ui/PageHeading.tsx';
import { Pagination } from '../../shared/ui/Pagination.tsx';
import { useAddressParam } from '../../shared/url/useAddressParam.ts';
import './translations.generated.ts';
import { IngredientDrawer } from './IngredientDrawer.tsx';
import { IngredientFilters } from './IngredientFilters.tsx';
import { defaultFilters, ingredientListParams, isNarrowed } from './ingredientListParams.ts';
import { IngredientList } from './IngredientList.tsx';
import type { IngredientRow_IngredientFragment } from './IngredientRow.generated.ts';
import { IngredientSelection } from './IngredientSelection.tsx';
import { useIngredients } from './useIngredients.ts';

const ImportPage = lazy(() => import('./inventory-import/ImportPage.tsx'));
const ToxicologyImportPage = lazy(() => import('./toxicology-import/ToxicologyImportPage.tsx'));

export { IngredientsDocument as firstQuery } from './IngredientList.generated.ts';
export { firstVariables } from './ingredientListParams.ts';

/**
 * The ingredient dictionary or, for those who may import, the import of the Commission's exports or of reference
 * points.
 */
export default function InciDataPage() {
  const canImport = useCan('inventoryImport.start');
  const canImportPoints = useCan('ingredient.editOwnToxicology');
  const [importId, setImport] = useAddressParam('import', isImport);
  const [pointImportId, setPointImport] = useAddressParam('points', isImport);
  if (canImport && importId !== null)
    return (
      <Suspense>
        <ImportPage
          id={importId === NEW_IMPORT ? null : importId}
          onId={(id) => setImport(id ?? NEW_IMPORT)}
          onClose={() => setImport(null)}
        />
      </Suspense>
    );
  if (canImportPoints && pointImportId !== null)
    return (
      <Suspense>
        <ToxicologyImportPage
          id={pointImportId === NEW_IMPORT ? null : pointImportId}
          onId={(id) => setPointImport(id ?? NEW_IMPORT)}
          onClose={() => setPointImport(null)}
        />
      </Suspense>
    );
  return (
    <Dictionary
      onImport={canImport ? () => setImport(NEW_IMPORT) : undefined}
      onImportPoints={canImportPoints ? () => setPointImport(NEW_IMPORT) : undefined}
    />
  );
}

interface DictionaryProps {
  /** Undefined for those who may not import. */
  onImport: (() => void) | undefined;
  onImportPoints: (() => void) | undefined;
}

function Dictionary({ onImport, onImportPoints }: DictionaryProps) {
  const { t } = useTranslation('ingredient');
  const { t: common } = useTranslation();
  const paged = usePagedList('ingredients', ingredientListParams, LONG_PAGE_SIZES);
  const { params: filters, change } = paged;
  const selection = useSelection((ingredient: IngredientRow_IngredientFragment) => ingredient.id);
  const [opened, open] = useAddressParam('ingredient', isObjectId);
  const { ingredients, isCurrent, error, loading, reload } = useIngredients(filters);
  const narrowed = isNarrowed(filters);
  const reset = () => change(defaultFilters);
  return (
    <>
      <PageHeading
        title={t('list.title')}
        subtitle={ingredients && isCurrent ? t('list.found', { count: ingredients.totalCount }) : undefined}
        isCount
        subtitleRoom={t('list.found', { count: 10_000 })}
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {onImportPoints && (
              <Button variant="outlined" onClick={onImportPoints}>
                {t('list.importPoints')}
              </Button>
            )}
            {onImport && (
              <Button variant="contained" onClick={onImport}>
                {t('list.import')}
              </Button>
            )}
          </Box>
        }
      />
      <IngredientFilters filters={filters} onChange={change} onReset={reset} />
      {error && !isCurrent ? (
        <ErrorNotice error={error} onRetry={reload} />
      ) : ingredients?.totalCount === 0 ? (
        <EmptyState
          title={narrowed ? common('empty.noResults') : t('list.none')}
          text={t(narrowed ? 'list.noResultsHint' : 'list.noneHint')}
          action={
            narrowed && (
              <Button variant="outlined" onClick={reset}>
                {t('list.showAll')}
              </Button>
            )
          }
        />
      ) : ingredients?.items.length === 0 ? (
        <EmptyState
          title={common('empty.noItems')}
          text={t('list.beyondHint')}
          action={
            <Button variant="outlined" onClick={() => change({ page: 1 })}>
              {t('list.firstPage')}
            </Button>
          }
        />
      ) : (
        <IngredientList
          ingredients={ingredients?.items}
          busy={loading && !isCurrent}
          paged={paged}
          selection={selection}
          onOpen={open}
        />
      )}
      <IngredientSelection selection={selection} />
      {ingredients && !(error && !isCurrent) && (
        <Pagination
          page={ingredients.page}
          pageSize={ingredients.pageSize}
          totalCount={ingredients.totalCount}
          onPage={(page) => change({ page })}
        />
      )}
      <IngredientDrawer id={opened} onId={open} />
    </>
  );
}
