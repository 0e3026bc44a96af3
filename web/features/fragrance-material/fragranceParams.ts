import { FRAGRANCE_FILTERS } from '../../../domain/allergen/fragranceFilters.ts';
import type { FragranceSort } from '../../shared/apollo/schema.generated.ts';
import {
  countFilters,
  filterParams,
  type FilterParams,
  noFilters as unset,
  toFilter,
} from '../../shared/url/filterParams.ts';
import { pageParam } from '../../shared/url/pageParam.ts';
import { textParam } from '../../shared/url/textParam.ts';
import type { ListParams } from '../../shared/url/listParams.ts';
import { wordParam } from '../../shared/url/wordParam.ts';
import { type FirstVariables, pagedParams } from '../../shared/table/firstVariables.ts';
import { IMPORT_PARAM } from '../../subjects/import/importParam.ts';
import type { FragranceMaterialsQueryVariables } from './FragranceMaterials.generated.ts';

/** The state of the list, held in the address. */
export interface FragranceListParams extends FilterParams<typeof FRAGRANCE_FILTERS> {
  filter: string;
  sort: FragranceSort;
  page: number;
}

export const fragranceListParams: ListParams<FragranceListParams> = {
  filter: textParam,
  ...filterParams(FRAGRANCE_FILTERS),
  sort: wordParam<FragranceSort>(
    { name: 'NAME_ASC', backwards: 'NAME_DESC', supplier: 'SUPPLIER_ASC', changed: 'CHANGED_DESC' },
    'NAME_ASC',
  ),
  page: pageParam,
};

/** The filters of an address without parameters. */
export const noFilters = { filter: '', ...unset(FRAGRANCE_FILTERS) };

/** Whether the list is searched or filtered. */
export const isNarrowed = (params: FragranceListParams): boolean =>
  params.filter.trim() !== '' || countFilters(FRAGRANCE_FILTERS, params) > 0;

/** The variables of the query. */
export const toVariables = (params: FragranceListParams & { pageSize: number }): FragranceMaterialsQueryVariables => ({
  filter: { search: params.filter.trim() || null, ...toFilter(FRAGRANCE_FILTERS, params) },
  sort: params.sort,
  page: params.page,
  pageSize: params.pageSize,
});

/** The variables with which the page begins. */
export const firstVariables: FirstVariables = (visit) =>
  visit.params.has(IMPORT_PARAM) ? null : toVariables(pagedParams(visit, 'fragrances', fragranceListParams));

/** The inputs of the calculator, held in the address. */
export interface CalculatorParams {
  /** Share in the product, % w/w, as it was typed. */
  percent: string;
  use: 'leave-on' | 'rinse-off';
  worstCase: boolean;
}

export const calculatorParams: ListParams<CalculatorParams> = {
  percent: { parse: (text) => textParam.parse(text) || '1', format: (text) => (text === '1' ? null : text) },
  use: wordParam<'leave-on' | 'rinse-off'>({ 'leave-on': 'leave-on', 'rinse-off': 'rinse-off' }, 'leave-on'),
  worstCase: wordParam({ yes: true, no: false }, false),
};
