import { LONG_PAGE_SIZE } from '../../../domain/limits.ts';
import { pageParam } from '../../shared/url/pageParam.ts';
import { textParam } from '../../shared/url/textParam.ts';
import { parseListParams, type ListParams } from '../../shared/url/listParams.ts';
import type { FirstVariables } from '../../shared/table/firstVariables.ts';
import type { CheckedListsQueryVariables } from './CheckedLists.generated.ts';

/** The state of the history, held in the address. */
export interface CheckedListParams {
  /** Words of the name. */
  filter: string;
  /** Ids of the checks selected for comparison, at most two. */
  compare: readonly string[];
  page: number;
}

const isId = (text: string) => /^[0-9a-f]{24}$/i.test(text);

export const checkedListParams: ListParams<CheckedListParams> = {
  filter: textParam,
  compare: {
    parse: (text) => [...new Set((text ?? '').split(',').filter(isId))].slice(0, 2),
    format: (ids) => ids.join(',') || null,
  },
  page: pageParam,
};

/** The variables of the query. */
export const toVariables = ({ filter, page }: CheckedListParams): CheckedListsQueryVariables => ({
  search: filter.trim() || null,
  page,
  pageSize: LONG_PAGE_SIZE,
});

/** The variables with which the page begins. */
export const firstVariables: FirstVariables = ({ params }) => toVariables(parseListParams(checkedListParams, params));
