import { useEffect } from 'react';

/** The total of a list and its page size. */
interface ListSize {
  totalCount: number;
  pageSize: number;
}

/**
 * Redirects from a page beyond the last one to the last one: entries have been deleted, or a link is old. The redirect
 * replaces the history entry. `list` is the response for this page, undefined while it is loading. Returns whether the
 * page is beyond the last one. `change` must keep its identity between renders.
 */
export function usePageWithin(
  page: number,
  list: ListSize | undefined,
  change: (patch: { page: number }, options: { replace: true }) => void,
): boolean {
  const lastPage = list ? Math.max(Math.ceil(list.totalCount / list.pageSize), 1) : Infinity;
  const isBeyond = page > lastPage;
  useEffect(() => {
    if (isBeyond) change({ page: lastPage }, { replace: true });
  }, [isBeyond, lastPage, change]);
  return isBeyond;
}
