import { useEffect } from 'react';

/** What a list answered: how many entries there are, and how many a page of it holds. */
interface Counted {
  totalCount: number;
  pageSize: number;
}

/**
 * Leads from a page beyond the last one to the last one, in place of it in the history: somebody deleted entries meanwhile, or a link is old.
 * `answer` is what answers the page now asked for, undefined as long as nothing does. Tells whether the page is beyond. `change` must keep its identity between renders.
 */
export function usePageWithin(
  page: number,
  answer: Counted | undefined,
  change: (patch: { page: number }, options: { replace: true }) => void,
): boolean {
  const lastPage = answer ? Math.max(Math.ceil(answer.totalCount / answer.pageSize), 1) : Infinity;
  const isBeyond = page > lastPage;
  useEffect(() => {
    if (isBeyond) change({ page: lastPage }, { replace: true });
  }, [isBeyond, lastPage, change]);
  return isBeyond;
}
