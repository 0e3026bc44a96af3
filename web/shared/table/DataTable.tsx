import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { tabularFigures } from '../theme/theme.ts';
import { useJumpToList } from '../ui/listFocus.ts';
import type { Column } from './column.ts';
import { RowCheckbox } from './RowCheckbox.tsx';
import { SortHead } from './SortHead.tsx';
import './translations.generated.ts';
import { useRowKeys } from './useRowKeys.ts';
import type { Selection } from './useSelection.ts';

/** Height of a row in pixels: twenty of them and the heading of the page fit on a laptop of 1440 × 900. */
const ROW_HEIGHT = 30;
const HEAD_HEIGHT = 36;

const onlyWide = { display: { md: 'none', lg: 'table-cell' } };
const table = {
  width: 1,
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  typography: 'body2',
  ...tabularFigures,
  '& th, & td': {
    textAlign: 'start',
    px: 1.25,
    py: 0,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
  },
  '& th': { bgcolor: 'subtle', height: HEAD_HEIGHT, typography: 'subtitle2', color: 'text.secondary' },
  '& td': { height: ROW_HEIGHT },
  '& td > *': { verticalAlign: 'middle' },
  '& td .MuiButton-root': { minHeight: 26, py: 0, px: 0.75 },
  '& tbody tr': { borderTop: 1, borderColor: 'divider' },
  '& tbody tr:hover, & tbody tr[aria-selected=true]': { bgcolor: 'subtle' },
  // The table cuts what stands outside of it.
  '& :focus-visible': { outlineOffset: -2 },
} as const;

interface Props<Item, Sort extends string> {
  label: string;
  items: readonly Item[];
  /** The visible ones. */
  columns: readonly Column<Item, Sort>[];
  keyOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  /** The order of the list; undefined where the heads do not sort. */
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  onOpen: (item: Item) => void;
  selection?: Selection<Item> | null;
}

/** The entries of a page as a dense table. The rows are one tab stop: see `useRowKeys`. */
export function DataTable<Item, Sort extends string>(props: Props<Item, Sort>) {
  const { label, items, columns, keyOf, nameOf, sort, onSort, onOpen, selection } = props;
  const { t } = useTranslation('table');
  const root = useRef<HTMLTableElement>(null);
  useJumpToList(root, items.length > 0);
  const at = (index: number) => items[index] as Item;
  const { rowProps, currentAt, onKeyDown } = useRowKeys(items.map(keyOf), {
    onOpen: (index) => onOpen(at(index)),
    onSelect: selection ? (index) => selection.toggle(at(index)) : null,
  });
  const ariaSort = ({ orders }: Column<Item, Sort>) =>
    orders && (sort && orders.includes(sort) ? (sort.endsWith('_ASC') ? 'ascending' : 'descending') : 'none');
  return (
    <Card>
      <Box
        component="table"
        role="grid"
        ref={root}
        aria-label={label}
        aria-multiselectable={selection ? true : undefined}
        onKeyDown={onKeyDown}
        sx={table}
      >
        <thead>
          <tr>
            {selection && (
              <Box component="th" scope="col" sx={{ width: 44 }}>
                <RowCheckbox
                  label={t('selectAll')}
                  checked={items.length > 0 && items.every(selection.has)}
                  isPartly={items.some(selection.has)}
                  tabIndex={0}
                  onChange={() => selection.toggleAll(items)}
                />
              </Box>
            )}
            {columns.map((column) => (
              <Box
                key={column.id}
                component="th"
                scope="col"
                aria-sort={ariaSort(column)}
                sx={{ width: column.width, ...(column.isOnlyWide && onlyWide) }}
              >
                {column.orders && onSort ? (
                  <SortHead label={column.label} orders={column.orders} sort={sort} onSort={onSort} />
                ) : (
                  column.label
                )}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item, index) => (
            <tr key={keyOf(item)} {...rowProps(index)} aria-selected={selection ? selection.has(item) : undefined}>
              {selection && (
                <td>
                  <RowCheckbox
                    label={t('select', { name: nameOf(item) })}
                    checked={selection.has(item)}
                    tabIndex={index === currentAt ? 0 : -1}
                    onChange={() => selection.toggle(item)}
                  />
                </td>
              )}
              {columns.map((column) => (
                <Box key={column.id} component="td" sx={column.isOnlyWide ? onlyWide : undefined}>
                  {column.cell(item, index === currentAt ? 0 : -1)}
                </Box>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Card>
  );
}

/** A placeholder of the size of a table, while it is loading. */
export function TableSkeleton({ rows }: { rows: number }) {
  return (
    <Card>
      <Box sx={{ height: HEAD_HEIGHT, bgcolor: 'subtle' }} />
      {Array.from({ length: rows }, (_, index) => (
        <Box
          key={index}
          sx={{
            display: 'grid',
            gridTemplateColumns: '3fr 1.5fr 2fr 1fr',
            alignItems: 'center',
            gap: 2,
            px: 1.25,
            height: ROW_HEIGHT + 1,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          {['80%', '70%', '85%', '70%'].map((width, at) => (
            <Skeleton key={at} width={width} height={16} />
          ))}
        </Box>
      ))}
    </Card>
  );
}
