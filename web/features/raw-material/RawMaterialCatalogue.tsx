import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../shared/lazyComponent.ts';
import { useCan } from '../../shared/session/useCan.ts';
import { EmptyState } from '../../shared/ui/EmptyState.tsx';
import { ErrorNotice } from '../../shared/ui/ErrorNotice.tsx';
import { usePagedList } from '../../shared/table/usePagedList.ts';
import { useSelection } from '../../shared/table/useSelection.ts';
import { PageHeading } from '../../shared/ui/PageHeading.tsx';
import { Pagination } from '../../shared/ui/Pagination.tsx';
import { useScrollToStart } from '../../shared/ui/useScrollToStart.ts';
import { EDIT_PARAM } from '../../shared/url/paths.ts';
import { useAddressParam } from '../../shared/url/useAddressParam.ts';
import { usePageWithin } from '../../shared/url/usePageWithin.ts';
import { lazyDialog } from '../../shared/ui/lazyPart.tsx';
import './translations.generated.ts';
import { RawMaterialDrawer } from './detail/RawMaterialDrawer.tsx';
import { DETAIL_PARAM, NEW_PARAM } from './listFormParams.ts';
import { RawMaterialFilters } from './RawMaterialFilters.tsx';
import { isNarrowed, pageSizes, rawMaterialListParams, resetFilters } from './rawMaterialListParams.ts';
import type { RawMaterialEntry_RawMaterialFragment } from './RawMaterialEntry.generated.ts';
import { RawMaterialList } from './RawMaterialList.tsx';
import { RawMaterialSelection } from './RawMaterialSelection.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useTableColumns } from './useTableColumns.tsx';
import { useRawMaterials } from './useRawMaterials.ts';

const CreateDialog = lazyDialog(() => import('./create/CreateDialog.tsx'), 'CreateDialog');
const RawMaterialFormDialog = lazyComponent(() => import('./form/RawMaterialFormDialog.tsx'), 'RawMaterialFormDialog');

const isSlug = (text: string) => text !== '' && text.length <= 200;
const isYes = (text: string) => text === '1';

/**
 * The raw materials that the user may see, as cards or as the dense working list. The address holds the filters, the
 * open detail, and whether the dialog for a new raw material is open.
 */
export function RawMaterialCatalogue({ isDense = false }: { isDense?: boolean }) {
  const { t } = useTranslation('rawMaterial');
  const { t: common } = useTranslation();
  const canCreate = useCan('rawMaterial.create');
  const {
    params: filters,
    change,
    preferences,
    showColumn,
  } = usePagedList(isDense ? 'rawIncis' : 'rawMaterials', rawMaterialListParams, pageSizes);
  const [opened, open] = useAddressParam(DETAIL_PARAM, isSlug);
  const [creating, setCreating] = useAddressParam(NEW_PARAM, isYes);
  const [editing, edit] = useAddressParam(EDIT_PARAM, isSlug);
  const { rawMaterials, isCurrent, error, loading, reload } = useRawMaterials(filters);

  const columns = useTableColumns(open);
  const selection = useSelection((entry: RawMaterialEntry_RawMaterialFragment) => entry.id);
  const table = isDense ? { columns, choices: preferences.columns, onShow: showColumn, selection } : null;
  const toolbar = <Toolbar table={table} filters={filters} onChange={change} />;
  const isBeyond = usePageWithin(filters.page, isCurrent ? rawMaterials : undefined, change);
  const [resets, setResets] = useState(0);
  const reset = () => {
    setResets(resets + 1);
    change(resetFilters);
  };
  const start = useScrollToStart(rawMaterials?.page);
  const narrowed = isNarrowed(filters);
  const hasFailed = error !== undefined && !isCurrent;
  const title = t(isDense ? 'list.working' : 'list.catalogue');
  const newButton = canCreate && (
    <Button variant="contained" onClick={() => setCreating('1')}>
      {t('list.new')}
    </Button>
  );
  return (
    <>
      <PageHeading
        title={title}
        subtitle={
          rawMaterials && isCurrent
            ? t(narrowed ? 'list.found' : 'list.count', { count: rawMaterials.totalCount })
            : '\u00a0'
        }
        isCount
        action={newButton}
      />
      <RawMaterialFilters
        filters={filters}
        resets={resets}
        rawMaterials={rawMaterials}
        onChange={change}
        onReset={reset}
        tools={isDense && toolbar}
      />
      {!isDense && toolbar}
      {hasFailed ? (
        <ErrorNotice error={error} onRetry={reload} />
      ) : rawMaterials?.totalCount === 0 ? (
        <EmptyState
          title={narrowed ? common('empty.noResults') : t('list.none')}
          text={t(narrowed ? 'list.noResultsHint' : canCreate ? 'list.noneStaffHint' : 'list.noneHint')}
          action={
            narrowed ? (
              <Button variant="outlined" onClick={reset}>
                {t('list.showAll')}
              </Button>
            ) : (
              newButton
            )
          }
        />
      ) : (
        <RawMaterialList
          start={start}
          title={title}
          table={table}
          rawMaterials={isBeyond ? undefined : rawMaterials?.items}
          busy={loading && !isCurrent}
          filters={filters}
          onChange={change}
          onOpen={open}
        />
      )}
      {isDense && <RawMaterialSelection selection={selection} />}
      {rawMaterials && !hasFailed && (
        // Until the requested page is loaded, the previous one stays in view, and so does its number.
        <Pagination
          page={rawMaterials.page}
          requestedPage={filters.page}
          pageSize={rawMaterials.pageSize}
          totalCount={rawMaterials.totalCount}
          onPage={(page) => change({ page })}
        />
      )}
      <RawMaterialDrawer slug={opened} onSlug={open} />
      {canCreate && (
        <CreateDialog isOpen={creating !== null} onClose={() => setCreating(null)} onStay={() => setCreating('1')} />
      )}
      {isDense && editing !== null && (
        <Suspense>
          <RawMaterialFormDialog key={editing} slug={editing} onClose={() => edit(null)} />
        </Suspense>
      )}
    </>
  );
}
