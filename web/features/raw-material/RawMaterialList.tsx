import Box from '@mui/material/Box';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { visibleColumns } from '../../shared/table/column.ts';
import { DataTable, TableSkeleton } from '../../shared/table/DataTable.tsx';
import type { Selection } from '../../shared/table/useSelection.ts';
import { useHasTableRoom } from '../../shared/table/useHasTableRoom.ts';
import { useDelayed } from '../../shared/ui/useDelayed.ts';
import { visuallyHidden } from '../../shared/ui/visuallyHidden.ts';
import { CardSkeletons, RawMaterialCards } from './RawMaterialCards.tsx';
import type { RawMaterialEntry_RawMaterialFragment } from './RawMaterialEntry.generated.ts';
import type { RawMaterialFilters } from './rawMaterialListParams.ts';
import type { useTableColumns } from './useTableColumns.tsx';
import { useRawMaterialsUsage } from './useRawMaterialsUsage.ts';

interface Props {
  start: RefObject<HTMLElement | null>;
  title: string;
  /**
   * The columns of the table where there is room for one, with those shown or hidden by hand; null for cards at every
   * width.
   */
  table: {
    columns: ReturnType<typeof useTableColumns>;
    choices: Readonly<Record<string, boolean>>;
    selection: Selection<RawMaterialEntry_RawMaterialFragment>;
  } | null;
  /** Undefined while the first page is loading. */
  rawMaterials: RawMaterialEntry_RawMaterialFragment[] | undefined;
  /** Whether another page is loading. */
  busy: boolean;
  filters: RawMaterialFilters;
  onChange: (patch: Partial<RawMaterialFilters>) => void;
  onOpen: (slug: string) => void;
}

/** The raw materials of a page, or placeholders while the first page is loading. */
export function RawMaterialList({ start, title, table, rawMaterials, busy, filters, onChange, onOpen }: Props) {
  const { t } = useTranslation('rawMaterial');
  const late = useDelayed(busy);
  const hasRoom = useHasTableRoom();
  const isDense = table !== null;
  const usage = useRawMaterialsUsage(filters, isDense);
  if (!rawMaterials)
    return (
      <Box role="status" sx={{ visibility: late ? 'visible' : 'hidden' }}>
        <span style={visuallyHidden}>{t('list.loading')}</span>
        {table && hasRoom ? (
          <TableSkeleton rows={filters.pageSize} />
        ) : (
          <CardSkeletons count={filters.pageSize} hasUsage={!isDense} />
        )}
      </Box>
    );
  return (
    <Box ref={start} aria-busy={busy} sx={{ opacity: late ? 0.6 : 1, transition: 'opacity 160ms' }}>
      {table && hasRoom ? (
        <DataTable
          label={title}
          items={rawMaterials}
          columns={visibleColumns(table.columns, table.choices)}
          keyOf={({ id }) => id}
          nameOf={({ tradeName }) => tradeName}
          sort={filters.sort}
          onSort={(sort) => onChange({ sort })}
          onOpen={({ slug }) => onOpen(slug)}
          selection={table.selection}
        />
      ) : (
        <RawMaterialCards
          title={title}
          rawMaterials={rawMaterials}
          usage={isDense ? null : usage}
          selection={table && table.selection}
          onOpen={onOpen}
        />
      )}
    </Box>
  );
}
