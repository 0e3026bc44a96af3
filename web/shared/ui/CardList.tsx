import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactElement, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { LONG_PAGE_SIZE } from '../../../domain/limits.ts';
import { ErrorNotice } from './ErrorNotice.tsx';
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
  onPage: (page: number) => void;
  /** Shown instead of a list without entries. */
  empty: ReactElement;
  keyOf: (item: Item) => string;
  /** Usual height of a card in pixels, for the first load. */
  cardHeight: number;
  start?: Ref<HTMLElement>;
  children: (item: Item) => ReactNode;
}

/** Placeholders of cards while it loads. */
const PLACEHOLDERS = 5;

/** A list of cards, one page at a time, with what is shown while it loads, after a failure, and while it is empty. */
export function CardList<Item>(props: Props<Item>) {
  const { label, list, isCurrent, loading, error, onRetry, page, onPage, empty, keyOf, cardHeight, start } = props;
  const { t } = useTranslation();
  const isLate = useDelayed(loading);
  if (!list && error && !loading) return <ErrorNotice error={error} onRetry={onRetry} />;
  if (!list)
    return (
      <Box role="status" sx={{ display: 'grid', gap: 1.5, visibility: isLate ? 'visible' : 'hidden' }}>
        <span style={visuallyHidden}>{t('loading')}</span>
        {Array.from({ length: PLACEHOLDERS }, (_, at) => (
          <Skeleton key={at} height={cardHeight} />
        ))}
      </Box>
    );
  return (
    <>
      {list.totalCount === 0 ? (
        empty
      ) : (
        <Box
          component="ul"
          ref={start}
          aria-label={label}
          aria-busy={loading}
          sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5, opacity: isLate && !isCurrent ? 0.6 : 1 }}
        >
          {list.items.map((item) => (
            <Box component="li" key={keyOf(item)} sx={{ minWidth: 0 }}>
              {props.children(item)}
            </Box>
          ))}
        </Box>
      )}
      <Pagination page={page} pageSize={LONG_PAGE_SIZE} totalCount={list.totalCount} onPage={onPage} />
    </>
  );
}
