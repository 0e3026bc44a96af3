import { useState } from 'react';
import type { ReviewRow } from './reviewRows.ts';

/** All rows, those to be settled, or those of a choice. */
export const filters = ['ALL', 'OPEN', 'NEW', 'EXISTING', 'LEFT_OUT'] as const;
export type Filter = (typeof filters)[number];

/** Which rows are in view. `isOpen` says whether a row is still to be settled. */
export function useRowFilter(rows: readonly ReviewRow[], isOpen: (row: ReviewRow) => boolean) {
  const [filter, setFilter] = useState<Filter>('ALL');
  const [page, setPage] = useState(1);
  // Rows that are corrected under "to be settled" stay in view until the filter is chosen again.
  const [openLines, setOpenLines] = useState<ReadonlySet<number>>(new Set());

  const isShown = (row: ReviewRow): boolean =>
    filter === 'ALL' || (filter === 'OPEN' ? isOpen(row) || openLines.has(row.line) : row.choice === filter);
  const shown = rows.filter(isShown);
  const count = (one: Filter) =>
    one === 'ALL' ? rows.length : rows.filter((row) => (one === 'OPEN' ? isOpen(row) : row.choice === one)).length;
  const choose = (one: Filter) => {
    setFilter(one);
    setPage(1);
    setOpenLines(new Set(rows.filter(isOpen).map(({ line }) => line)));
  };
  return { filter, choose, count, shown, page, setPage };
}
