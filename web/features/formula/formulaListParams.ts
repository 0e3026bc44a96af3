import { FORMULA_FILTERS } from '../../../domain/formula/formulaFilters.ts';
import {
  countFilters,
  filterParams,
  type FilterParams,
  noFilters as unset,
  toFilter,
} from '../../shared/url/filterParams.ts';
import type { ListParams } from '../../shared/url/listParams.ts';
import { pageParam } from '../../shared/url/pageParam.ts';
import { textParam } from '../../shared/url/textParam.ts';
import { type FirstVariables, pagedParams } from '../../shared/table/firstVariables.ts';
import { IMPORT_PARAM } from '../../subjects/import/importParam.ts';
import type { FormulasQueryVariables } from './Formulas.generated.ts';

/** The state of the list, held in the address. */
export interface FormulaListParams extends FilterParams<typeof FORMULA_FILTERS> {
  /** Words of name or code; after "inci:" words of the INCI names. */
  filter: string;
  page: number;
}

export const formulaListParams: ListParams<FormulaListParams> = {
  filter: textParam,
  ...filterParams(FORMULA_FILTERS),
  page: pageParam,
};

/** The filters of an address without parameters. */
export const noFilters = { filter: '', ...unset(FORMULA_FILTERS) };

/** Whether the list is searched or filtered. */
export const isNarrowed = (params: FormulaListParams): boolean =>
  params.filter.trim() !== '' || countFilters(FORMULA_FILTERS, params) > 0;

/** The variables of the query. */
export const toVariables = (params: FormulaListParams & { pageSize: number }): FormulasQueryVariables => ({
  filter: { search: params.filter.trim() || null, ...toFilter(FORMULA_FILTERS, params) },
  page: params.page,
  pageSize: params.pageSize,
});

/** The variables with which the page begins. */
export const firstVariables: FirstVariables = (visit) =>
  visit.params.has(IMPORT_PARAM) ? null : toVariables(pagedParams(visit, 'formulas', formulaListParams));
