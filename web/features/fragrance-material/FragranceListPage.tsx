import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { describeError } from '../../shared/apollo/describeError.ts';
import { IMPORT_PARAM, isImport, NEW_IMPORT } from '../../subjects/import/importParam.ts';
import { lazyComponent } from '../../shared/lazyComponent.ts';
import { notify } from '../../shared/notify/notify.ts';
import { ItemList } from '../../shared/table/ItemList.tsx';
import { LONG_PAGE_SIZES } from '../../shared/table/sizedListParams.ts';
import { usePagedList } from '../../shared/table/usePagedList.ts';
import { useSelection } from '../../shared/table/useSelection.ts';
import { EmptyList } from '../../shared/ui/EmptyList.tsx';
import { PageHeading } from '../../shared/ui/PageHeading.tsx';
import { NEW_FOR_PARAM, paths } from '../../shared/url/paths.ts';
import { useAddressParam } from '../../shared/url/useAddressParam.ts';
import { usePageWithin } from '../../shared/url/usePageWithin.ts';
import { lazyDialog } from '../../shared/ui/lazyPart.tsx';
import './translations.generated.ts';
import { FragranceFilters } from './FragranceFilters.tsx';
import { FragranceRow } from './FragranceRow.tsx';
import { FragranceSelection } from './FragranceSelection.tsx';
import {
  type FragranceRow_FragranceFragment,
  useFragranceMaterialsQuery,
  useRawMaterialForFragranceQuery,
} from './FragranceMaterials.generated.ts';
import { fragranceListParams, isNarrowed, noFilters, toVariables } from './fragranceParams.ts';
import { useFragranceColumns } from './useFragranceColumns.tsx';

const EditDialog = lazyDialog(() => import('./EditDialog.tsx'), 'EditDialog');

const isSlug = (text: string): text is string => text !== '';

/** The dialog for the perfume or aroma that a raw material is. */
function NewForRawMaterial({ slug, onClose }: { slug: string; onClose: () => void }) {
  const { data, error } = useRawMaterialForFragranceQuery({ variables: { slug } });
  useEffect(() => {
    if (!error) return;
    notify('error', describeError(error).text);
    onClose();
  }, [error, onClose]);
  if (!data) return null;
  const { tradeName, manufacturer, globalValues } = data.rawMaterial;
  const kind = globalValues.type === 'AROMA' ? 'AROMA' : 'PARFUM';
  return (
    <EditDialog
      fragrance={null}
      beginning={{ kind, supplier: manufacturer, rawMaterial: { slug, tradeName } }}
      onClose={onClose}
    />
  );
}

const ImportPage = lazyComponent(() => import('./fragrance-import/ImportPage.tsx'), 'ImportPage');

export { FragranceMaterialsDocument as firstQuery } from './FragranceMaterials.generated.ts';
export { firstVariables } from './fragranceParams.ts';

/** Perfumes and aromas, or the import that the address names in place of the list. */
export default function FragranceListPage() {
  const [importId, setImport] = useAddressParam(IMPORT_PARAM, isImport);
  if (importId === null) return <FragranceList onImport={() => setImport(NEW_IMPORT)} />;
  return (
    <Suspense>
      <ImportPage
        id={importId === NEW_IMPORT ? null : importId}
        onId={(id) => setImport(id ?? NEW_IMPORT)}
        onClose={() => setImport(null)}
      />
    </Suspense>
  );
}

/** Perfumes and aromas: search, kind, order, and the ways to new ones. */
function FragranceList({ onImport }: { onImport: () => void }) {
  const { t } = useTranslation('fragranceMaterial');
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const columns = useFragranceColumns();
  const paged = usePagedList('fragrances', fragranceListParams, LONG_PAGE_SIZES);
  const selection = useSelection((fragrance: FragranceRow_FragranceFragment) => fragrance.id);
  const { page, pageSize } = paged.params;
  const set = paged.change;
  const [isNew, setIsNew] = useState(false);
  const [newFor, setNewFor] = useAddressParam(NEW_FOR_PARAM, isSlug);
  const { data, previousData, error, loading, refetch } = useFragranceMaterialsQuery({
    variables: toVariables(paged.params),
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const list = (data ?? (error ? undefined : previousData))?.fragranceMaterials;
  usePageWithin(page, data && { totalCount: data.fragranceMaterials.totalCount, pageSize }, set);
  const narrowed = isNarrowed(paged.params);
  const newButton = (variant: 'contained' | 'outlined') => (
    <Button variant={variant} onClick={() => setIsNew(true)}>
      {t('list.new')}
    </Button>
  );
  return (
    <>
      <PageHeading
        title={t('list.title')}
        subtitle={data && t('list.count', { count: data.fragranceMaterials.totalCount })}
        isCount
        subtitleRoom={t('list.count', { count: 10 })}
        action={
          <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, gap: 1 }}>
            <Button variant="outlined" onClick={onImport}>
              {t('list.import')}
            </Button>
            {newButton('contained')}
          </Box>
        }
      />
      <FragranceFilters params={paged.params} onChange={set} />
      <ItemList
        label={t('list.title')}
        list={list}
        isCurrent={data !== undefined}
        loading={loading}
        error={error}
        onRetry={() => void refetch().catch(() => undefined)}
        paged={paged}
        selection={selection}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        columns={columns}
        onOpen={({ name }) => void navigate(paths.allergen(name))}
        cardHeight={88}
        empty={
          <EmptyList
            isNarrowed={narrowed}
            noneTitle={t('list.none')}
            text={t(narrowed ? 'list.noResultsHint' : 'list.noneHint')}
            showAllText={common('showAll')}
            onShowAll={() => set(noFilters)}
            action={newButton('outlined')}
          />
        }
      >
        {(fragrance) => <FragranceRow fragrance={fragrance} />}
      </ItemList>
      <FragranceSelection selection={selection} />
      {isNew && <EditDialog fragrance={null} onClose={() => setIsNew(false)} />}
      {newFor && <NewForRawMaterial slug={newFor} onClose={() => setNewFor(null, { replace: true })} />}
    </>
  );
}
