import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useRef, type ReactElement, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { LONG_PAGE_SIZE } from '../../../domain/limits.ts';
import { CardPicker, SelectableCard } from '../table/CardPicker.tsx';
import type { Selection } from '../table/useSelection.ts';
import { ErrorNotice } from './ErrorNotice.tsx';
import { moveBetweenCards, useJumpToList } from './listFocus.ts';
import { Pagination } from './Pagination.tsx';
import { useDelayed } from './useDelayed.ts';
import { visuallyHidden } from './visuallyHidden.ts';

interface Props<Item> {
  label: string;
  /** The page of the list; undefined while there is none to show. */
  list: { items: readonly Item[]; totalCount: number } | undefined;
  /** Whether that is the page asked for, and not the one before it. */
  isCurrent: boolean;
  loading: boolean;
  error: unknown;
  onRetry: () => void;
  page: number;
  pageSize?: number;
  onPage: (page: number) => void;
  /** Shown instead of a list without entries. */
  empty: ReactElement;
  keyOf: (item: Item) => string;
  /** Usual height of a card in pixels, for the first load. */
  cardHeight: number;
  start?: RefObject<HTMLElement | null>;
  /** Null or left out where entries cannot be selected. */
  selection?: Selection<Item> | null;
  nameOf?: (item: Item) => string;
  children: (item: Item) => ReactNode;
  /** What stands in place of the cards where there is room for a table, and in place of the placeholders. */
  table?: { skeleton: ReactElement; rows: (items: readonly Item[]) => ReactElement };
}

/** Placeholders of cards while it loads. */
const PLACEHOLDERS = 5;

/** A list of cards, one page at a time, with what is shown while it loads, after a failure, and while it is empty. */
export function CardList<Item>(props: Props<Item>) {
  const { list, isCurrent, loading, error, onRetry, page, onPage, empty, cardHeight, table } = props;
  const { t } = useTranslation();
  const isLate = useDelayed(loading);
  if (!list && error && !loading) return <ErrorNotice error={error} onRetry={onRetry} />;
  if (!list)
    return (
      <Box role="status" sx={{ display: 'grid', gap: 1.5, visibility: isLate ? 'visible' : 'hidden' }}>
        <span style={visuallyHidden}>{t('loading')}</span>
        {table?.skeleton ?? Array.from({ length: PLACEHOLDERS }, (_, at) => <Skeleton key={at} height={cardHeight} />)}
      </Box>
    );
  return (
    <>
      {list.totalCount === 0 ? (
        empty
      ) : (
        <Box aria-busy={loading} sx={{ opacity: isLate && !isCurrent ? 0.6 : 1 }}>
          {table ? table.rows(list.items) : <Cards {...props} items={list.items} />}
        </Box>
      )}
      <Pagination
        page={page}
        pageSize={props.pageSize ?? LONG_PAGE_SIZE}
        totalCount={list.totalCount}
        onPage={onPage}
      />
    </>
  );
}

function Cards<Item>({
  label,
  items,
  start,
  selection,
  nameOf,
  keyOf,
  children,
}: Pick<Props<Item>, 'label' | 'start' | 'selection' | 'nameOf' | 'keyOf' | 'children'> & { items: readonly Item[] }) {
  const own = useRef<HTMLElement>(null);
  const root = start ?? own;
  useJumpToList(root, items.length > 0);
  return (
    <>
      {selection && <CardPicker selection={selection} items={items} />}
      <Box
        component="ul"
        ref={root}
        aria-label={label}
        onKeyDown={moveBetweenCards}
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}
      >
        {items.map((item) => (
          <Box component="li" key={keyOf(item)} sx={{ minWidth: 0 }}>
            <SelectableCard selection={selection} item={item} name={nameOf?.(item) ?? ''}>
              {children(item)}
            </SelectableCard>
          </Box>
        ))}
      </Box>
    </>
  );
}
