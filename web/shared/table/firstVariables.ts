import type { SessionUser } from '../session/sessionFormat.ts';
import { parseListParams, type ListParams } from '../url/listParams.ts';
import { preferencesKey, readListPreferences } from './listPreferences.ts';
import { LONG_PAGE_SIZES, sizedListParams, type PageSizes, type Sized } from './sizedListParams.ts';

interface Visit {
  params: URLSearchParams;
  user: SessionUser;
}

/**
 * The variables of the query with which a list begins, for the request before its code; null where the address shows
 * something else in place of the list. They are made by what the list itself makes them of, so that they are the same;
 * where they are not, the list sends its own query and the first one was in vain.
 */
export type FirstVariables = (visit: Visit) => object | null;

/** The preferences of the person for a list. */
export const preferencesOf = ({ user }: Visit, list: string) => readListPreferences(preferencesKey(user.id), list);

/** The parameters of a list whose page size the person may choose, as `usePagedList` reads them. */
export function pagedParams<T extends object>(
  visit: Visit,
  list: string,
  spec: ListParams<T>,
  sizes: PageSizes = LONG_PAGE_SIZES,
): Sized<T> {
  return parseListParams(sizedListParams(spec, sizes, preferencesOf(visit, list).pageSize), visit.params);
}
