import { can } from '../../../domain/account/rights.ts';
import { PIF_PAGE_SIZE } from '../../../domain/pif/limits.ts';
import { PIF_FILTERS } from '../../../domain/pif/pifFilters.ts';
import type { PifSort } from '../../shared/apollo/schema.generated.ts';
import {
  countFilters as countOf,
  filterParams,
  type FilterParams,
  noFilters as unset,
  toFilter,
} from '../../shared/url/filterParams.ts';
import type { ListParams } from '../../shared/url/listParams.ts';
import { pageParam } from '../../shared/url/pageParam.ts';
import { textParam } from '../../shared/url/textParam.ts';
import { wordParam } from '../../shared/url/wordParam.ts';
import { type FirstVariables, pagedParams, preferencesOf } from '../../shared/table/firstVariables.ts';
import type { PifsQueryVariables } from './Pifs.generated.ts';

/** The state of the list, held in the address. */
export interface PifFilters extends FilterParams<typeof PIF_FILTERS> {
  /** Words of name or reference; after "inci:" words of the INCI names. */
  filter: string;
  sort: PifSort;
  page: number;
}

export const pifListParams: ListParams<PifFilters> = {
  filter: textParam,
  ...filterParams(PIF_FILTERS),
  sort: wordParam<PifSort>(
    { changed: 'CHANGED_DESC', created: 'CREATED_DESC', name: 'NAME_ASC', waiting: 'SUBMITTED_ASC' },
    'CHANGED_DESC',
  ),
  page: pageParam,
};

/** The filters of a visit without parameters; the order is kept. */
export const noFilters = { filter: '', ...unset(PIF_FILTERS) } satisfies Partial<PifFilters>;

/** The number of filters that are set, without the search. */
export const countFilters = (filters: PifFilters): number => countOf(PIF_FILTERS, filters);

/** Whether the list is searched or filtered. */
export const isNarrowed = (filters: PifFilters): boolean => filters.filter.trim() !== '' || countFilters(filters) > 0;

/**
 * The variables of the query; unset filters are left out. For those who review, the first page of all files asks for
 * those that wait the longest as well: in one request with the list, so that they do not push it down when they come.
 * Above a table twenty rows would be out of sight.
 */
export function toVariables(
  filters: PifFilters & { pageSize: number },
  { isTable, canReview }: { isTable: boolean; canReview: boolean },
): PifsQueryVariables {
  const { filter, sort, page, pageSize } = filters;
  return {
    filter: { search: filter.trim() || undefined, ...toFilter(PIF_FILTERS, filters) },
    sort,
    page,
    pageSize: isTable ? pageSize : PIF_PAGE_SIZE,
    withTasks: canReview && !isNarrowed(filters) && page === 1 && !isTable,
  };
}

/** The variables with which the page begins. */
export const firstVariables: FirstVariables = (visit) =>
  toVariables(pagedParams(visit, 'pifs', pifListParams), {
    isTable: preferencesOf(visit, 'pifs').isTable && window.matchMedia('(min-width:900px)').matches,
    canReview: can(visit.user.role, 'pif.review'),
  });
