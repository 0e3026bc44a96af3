import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import { CardList } from '../ui/CardList.tsx';
import { useScrollToStart } from '../ui/useScrollToStart.ts';
import type { Column } from './column.ts';
import { TableSkeleton } from './DataTable.tsx';
import { PagedTable, type TableState } from './PagedTable.tsx';
import { useHasTableRoom } from './useHasTableRoom.ts';

interface Props<Item> extends Omit<
  ComponentProps<typeof CardList<Item>>,
  'table' | 'page' | 'pageSize' | 'onPage' | 'start'
> {
  paged: TableState;
  nameOf: (item: Item) => string;
  /** The columns of the table. */
  columns: readonly Column<Item>[];
  onOpen: (item: Item) => void;
}

/** A list as a table where there is room for one, and as cards on a phone. */
export function ItemList<Item>({ paged, nameOf, columns, onOpen, ...list }: Props<Item>) {
  const { params, change } = paged;
  const hasRoom = useHasTableRoom();
  const start = useScrollToStart(list.list && list.isCurrent ? params.page : undefined);
  const { label, keyOf, selection } = list;
  const table = {
    skeleton: <TableSkeleton rows={params.pageSize} />,
    rows: (items: readonly Item[]) => (
      <Box ref={start}>
        <PagedTable {...{ label, items, columns, keyOf, nameOf, onOpen, paged, selection }} />
      </Box>
    ),
  };
  return (
    <CardList
      {...list}
      nameOf={nameOf}
      start={start}
      page={params.page}
      pageSize={params.pageSize}
      onPage={(page) => change({ page })}
      table={hasRoom ? table : undefined}
    />
  );
}
