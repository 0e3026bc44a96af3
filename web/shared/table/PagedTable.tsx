import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import { visibleColumns, type Column } from './column.ts';
import { DataTable } from './DataTable.tsx';
import { LONG_PAGE_SIZES } from './sizedListParams.ts';
import { ColumnsMenu, PageSizeSelect } from './TableTools.tsx';

/** The part of `usePagedList` that a table shows and changes. */
export interface TableState {
  params: { page: number; pageSize: number };
  change: (patch: { page?: number; pageSize?: number }) => void;
  preferences: { columns: Readonly<Record<string, boolean>> };
  showColumn: (id: string, isShown: boolean) => void;
}

interface Props<Item> extends Omit<ComponentProps<typeof DataTable<Item, string>>, 'sort' | 'onSort'> {
  /** All columns, also the hidden ones. */
  columns: readonly Column<Item>[];
  paged: TableState;
}

/** A table below the choice of its columns and of the rows on a page. */
export function PagedTable<Item>({ paged, columns, ...table }: Props<Item>) {
  const { params, change, preferences, showColumn } = paged;
  return (
    <>
      {/* Low, so that twenty rows below the filters are in sight at 1440 × 900. */}
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'flex-end',
          gap: 1.25,
          mt: -0.75,
          mb: 1,
          '& .MuiButton-root, & .MuiInputBase-root': { minHeight: 32, height: 32 },
        }}
      >
        <ColumnsMenu columns={columns} choices={preferences.columns} onShow={showColumn} />
        <PageSizeSelect sizes={LONG_PAGE_SIZES} size={params.pageSize} onSize={(pageSize) => change({ pageSize })} />
      </Box>
      <DataTable {...table} columns={visibleColumns(columns, preferences.columns)} />
    </>
  );
}
