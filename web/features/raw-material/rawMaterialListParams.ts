import { LONG_PAGE_SIZE, MAX_PAGE_SIZE, PAGE_SIZE } from '../../../domain/limits.ts';
import { RAW_MATERIAL_FILTERS } from '../../../domain/raw-material/rawMaterialFilters.ts';
import { readMaterialSearch } from '../../../domain/raw-material/searchText.ts';
import { pageParam } from '../../shared/url/pageParam.ts';
import { textParam } from '../../shared/url/textParam.ts';
import { countFilters, filterParams, type FilterParams, toFilter as filtersOf } from '../../shared/url/filterParams.ts';
import type { ListParams } from '../../shared/url/listParams.ts';
import { wordParam } from '../../shared/url/wordParam.ts';
import { type FirstVariables, pagedParams } from '../../shared/table/firstVariables.ts';
import { IMPORT_PARAM } from '../../subjects/import/importParam.ts';
import type { RawMaterialSort, RawMaterialsQueryVariables } from './RawMaterials.generated.ts';

/** The page sizes of the working list. The first holds until another is chosen: specification, section 2. */
export const pageSizes = [PAGE_SIZE, 10, LONG_PAGE_SIZE, 50, MAX_PAGE_SIZE] as const;

export type FilterParameter = keyof FilterParams<typeof RAW_MATERIAL_FILTERS>;

/** The filters, order and page of a list, as the address holds them. */
interface AddressFilters extends FilterParams<typeof RAW_MATERIAL_FILTERS> {
  /** The search text with its prefix, under the name of its parameter in the address. */
  filter: string;
  sort: RawMaterialSort;
  page: number;
}
export type RawMaterialFilters = AddressFilters & { pageSize: number };

const sorts: Record<string, RawMaterialSort> = {
  name: 'TRADE_NAME_ASC',
  '-name': 'TRADE_NAME_DESC',
  manufacturer: 'MANUFACTURER_ASC',
  '-manufacturer': 'MANUFACTURER_DESC',
  created: 'CREATED_ASC',
  '-created': 'CREATED_DESC',
  updated: 'UPDATED_ASC',
  '-updated': 'UPDATED_DESC',
  documents: 'DOCUMENT_STATE_ASC',
  '-documents': 'DOCUMENT_STATE_DESC',
};

/** Reads and writes the parameters of the address; invalid values are ignored. */
export const rawMaterialListParams: ListParams<AddressFilters> = {
  filter: textParam,
  ...filterParams(RAW_MATERIAL_FILTERS),
  sort: wordParam(sorts, 'TRADE_NAME_ASC'),
  page: pageParam,
};

/** The filters after a reset: what an address without parameters means. The page size is a preference and stays. */
export const resetFilters: Partial<RawMaterialFilters> = Object.fromEntries(
  Object.entries(rawMaterialListParams).map(([parameter, param]) => [parameter, param.parse(null)]),
);

/** Whether there is a search text; a prefix alone is none. */
const hasSearchText = ({ filter }: RawMaterialFilters): boolean => readMaterialSearch(filter).words !== '';

/** The number of active filters, without the search. */
export const countActiveFilters = (filters: RawMaterialFilters): number => countFilters(RAW_MATERIAL_FILTERS, filters);

/** Whether the list is searched or filtered. */
export const isNarrowed = (filters: RawMaterialFilters): boolean =>
  hasSearchText(filters) || countActiveFilters(filters) > 0;

/** The filters as the schema takes them; inactive ones are undefined. */
export const toFilter = (filters: RawMaterialFilters): NonNullable<RawMaterialsQueryVariables['filter']> => ({
  search: hasSearchText(filters) ? filters.filter.trim() : undefined,
  ...filtersOf(RAW_MATERIAL_FILTERS, filters),
});

/** The variables of the query. */
export const toVariables = (filters: RawMaterialFilters): RawMaterialsQueryVariables => ({
  filter: toFilter(filters),
  sort: filters.sort,
  page: filters.page,
  pageSize: filters.pageSize,
});

/** The variables with which the pages of raw materials begin. */
const firstVariablesOf =
  (list: string): FirstVariables =>
  (visit) =>
    visit.params.has(IMPORT_PARAM) ? null : toVariables(pagedParams(visit, list, rawMaterialListParams, pageSizes));
export const firstRawMaterials = firstVariablesOf('rawMaterials');
export const firstRawIncis = firstVariablesOf('rawIncis');
