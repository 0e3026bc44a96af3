import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../shared/session/useCan.ts';
import { useResets } from '../../shared/table/useResets.ts';
import { EmptyList } from '../../shared/ui/EmptyList.tsx';
import { ErrorNotice } from '../../shared/ui/ErrorNotice.tsx';
import { usePagedList } from '../../shared/table/usePagedList.ts';
import { useSelection } from '../../shared/table/useSelection.ts';
import { PageHeading } from '../../shared/ui/PageHeading.tsx';
import { Pagination } from '../../shared/ui/Pagination.tsx';
import { useScrollToStart } from '../../shared/ui/useScrollToStart.ts';
import { usePageWithin } from '../../shared/url/usePageWithin.ts';
import './translations.generated.ts';
import { CatalogueDialogs } from './CatalogueDialogs.tsx';
import { RawMaterialFilters } from './RawMaterialFilters.tsx';
import { isNarrowed, pageSizes, rawMaterialListParams, resetFilters } from './rawMaterialListParams.ts';
import type { RawMaterialEntry_RawMaterialFragment } from './RawMaterialEntry.generated.ts';
import { RawMaterialList } from './RawMaterialList.tsx';
import { RawMaterialSelection } from './RawMaterialSelection.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useCatalogueParams } from './useCatalogueParams.ts';
import { useTableColumns } from './useTableColumns.tsx';
import { useRawMaterials } from './useRawMaterials.ts';

/**
 * The raw materials that the user may see, as cards or as the dense working list. The address holds the filters, the
 * open detail, and whether the dialog for a new raw material is open.
 */
export function RawMaterialCatalogue({ isDense = false }: { isDense?: boolean }) {
  const { t } = useTranslation('rawMaterial');
  const canCreate = useCan('rawMaterial.create');
  const {
    params: filters,
    change,
    preferences,
    showColumn,
  } = usePagedList(isDense ? 'rawIncis' : 'rawMaterials', rawMaterialListParams, pageSizes);
  const { open, setCreating } = useCatalogueParams();
  const { rawMaterials, isCurrent, error, loading, reload } = useRawMaterials(filters);

  const columns = useTableColumns(open);
  const selection = useSelection((entry: RawMaterialEntry_RawMaterialFragment) => entry.id);
  const table = isDense ? { columns, choices: preferences.columns, onShow: showColumn, selection } : null;
  const toolbar = <Toolbar table={table} filters={filters} onChange={change} />;
  const isBeyond = usePageWithin(filters.page, isCurrent ? rawMaterials : undefined, change);
  const [resets, reset] = useResets(() => change(resetFilters));
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
        <NoRawMaterials isNarrowed={narrowed} canCreate={canCreate} newButton={newButton} onReset={reset} />
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
      <CatalogueDialogs isDense={isDense} canCreate={canCreate} />
    </>
  );
}

interface NoneProps {
  isNarrowed: boolean;
  canCreate: boolean;
  newButton: ReactNode;
  onReset: () => void;
}

function NoRawMaterials({ isNarrowed, canCreate, newButton, onReset }: NoneProps) {
  const { t } = useTranslation('rawMaterial');
  return (
    <EmptyList
      isNarrowed={isNarrowed}
      noneTitle={t('list.none')}
      text={t(isNarrowed ? 'list.noResultsHint' : canCreate ? 'list.noneStaffHint' : 'list.noneHint')}
      showAllText={t('list.showAll')}
      onShowAll={onReset}
      action={newButton}
    />
  );
}
