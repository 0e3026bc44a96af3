import { pageParam } from '../../shared/url/pageParam.ts';
import { textParam } from '../../shared/url/textParam.ts';
import type { ListParams } from '../../shared/url/listParams.ts';
import { type FirstVariables, pagedParams } from '../../shared/table/firstVariables.ts';
import type { Annex, IngredientsQueryVariables } from './IngredientList.generated.ts';

export const annexes = ['II', 'III', 'IV', 'V', 'VI'] as const satisfies readonly Annex[];

/** The state of the dictionary, held in the address. */
export interface IngredientFilters {
  filter: string;
  function: string;
  annex: Annex | null;
  page: number;
}

export const defaultFilters: IngredientFilters = { filter: '', function: '', annex: null, page: 1 };

/** Reads and writes the address; invalid values are ignored. */
export const ingredientListParams: ListParams<IngredientFilters> = {
  filter: textParam,
  function: textParam,
  annex: { parse: (text) => annexes.find((annex) => annex === text) ?? null, format: (annex) => annex },
  page: pageParam,
};

/** Whether any filter is set. */
export const isNarrowed = ({ filter, function: functionName, annex }: IngredientFilters): boolean =>
  filter.trim() !== '' || functionName !== '' || annex !== null;

/** The filters as query variables; unset ones are left out. */
export const toVariables = ({
  filter,
  function: functionName,
  annex,
  page,
  pageSize,
}: IngredientFilters & { pageSize: number }): IngredientsQueryVariables => ({
  filter: { search: filter.trim() || undefined, function: functionName || undefined, annex: annex ?? undefined },
  page,
  pageSize,
});

/** The variables with which the page begins. */
export const firstVariables: FirstVariables = (visit) =>
  ['import', 'points'].some((name) => visit.params.has(name))
    ? null
    : toVariables(pagedParams(visit, 'ingredients', ingredientListParams));
