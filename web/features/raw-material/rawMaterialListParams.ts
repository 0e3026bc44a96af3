import { LONG_PAGE_SIZE, MAX_PAGE_SIZE, PAGE_SIZE } from '../../../domain/limits.ts';
import { mapNames } from '../../../domain/mapNames.ts';
import {
  FILTER_NAMES,
  isChoice,
  isFlag,
  RAW_MATERIAL_FILTERS,
  type ChoiceName,
  type FilterName,
  type FilterValues,
  type FlagName,
} from '../../../domain/raw-material/rawMaterialFilters.ts';
import { readMaterialSearch } from '../../../domain/raw-material/searchText.ts';
import { pageParam } from '../../shared/url/pageParam.ts';
import { textParam } from '../../shared/url/textParam.ts';
import type { ListParam, ListParams } from '../../shared/url/listParams.ts';
import { wordParam } from '../../shared/url/wordParam.ts';
import type { RawMaterialSort, RawMaterialsQueryVariables } from './RawMaterials.generated.ts';

/** The page sizes of the working list. The first holds until another is chosen: specification, section 2. */
export const pageSizes = [PAGE_SIZE, 10, LONG_PAGE_SIZE, 50, MAX_PAGE_SIZE] as const;

/** The filters by the names of their parameters in the address. Null: not filtered by that; a name is empty instead. */
type FilterParams = {
  [Name in FilterName as (typeof RAW_MATERIAL_FILTERS)[Name]['parameter']]: Name extends FlagName | ChoiceName
    ? FilterValues[Name] | null
    : string;
};
export type FilterParameter = keyof FilterParams;

/** The filters, order and page of a list, as the address holds them. */
interface AddressFilters extends FilterParams {
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

function toListParam(name: FilterName): ListParam<boolean | null> | ListParam<string | null> | ListParam<string> {
  if (isFlag(name)) return wordParam<boolean | null>({ yes: true, no: false }, null);
  return isChoice(name) ? wordParam<string | null>(RAW_MATERIAL_FILTERS[name].values, null) : textParam;
}

/** Reads and writes the parameters of the address; invalid values are ignored. */
export const rawMaterialListParams: ListParams<AddressFilters> = {
  filter: textParam,
  ...(Object.fromEntries(
    FILTER_NAMES.map((name) => [RAW_MATERIAL_FILTERS[name].parameter, toListParam(name)]),
  ) as unknown as ListParams<FilterParams>),
  sort: wordParam(sorts, 'TRADE_NAME_ASC'),
  page: pageParam,
};

/** The filters after a reset: what an address without parameters means. The page size is a preference and stays. */
export const resetFilters: Partial<RawMaterialFilters> = Object.fromEntries(
  Object.entries(rawMaterialListParams).map(([parameter, param]) => [parameter, param.parse(null)]),
);

/** Whether there is a search text; a prefix alone is none. */
const hasSearchText = ({ filter }: RawMaterialFilters): boolean => readMaterialSearch(filter).words !== '';

function isActive(filters: RawMaterialFilters, name: FilterName): boolean {
  const value = filters[RAW_MATERIAL_FILTERS[name].parameter];
  return value !== null && value !== '';
}

/** The number of active filters, without the search. */
export const countActiveFilters = (filters: RawMaterialFilters): number =>
  FILTER_NAMES.filter((name) => isActive(filters, name)).length;

/** Whether the list is searched or filtered. */
export const isNarrowed = (filters: RawMaterialFilters): boolean =>
  hasSearchText(filters) || countActiveFilters(filters) > 0;

/** The filters as the schema takes them; inactive ones are undefined. */
export const toFilter = (filters: RawMaterialFilters): NonNullable<RawMaterialsQueryVariables['filter']> => ({
  search: hasSearchText(filters) ? filters.filter.trim() : undefined,
  ...(mapNames(FILTER_NAMES, (name) =>
    isActive(filters, name) ? filters[RAW_MATERIAL_FILTERS[name].parameter] : undefined,
  ) as Partial<FilterValues>),
});

/** The variables of the query. */
export const toVariables = (filters: RawMaterialFilters): RawMaterialsQueryVariables => ({
  filter: toFilter(filters),
  sort: filters.sort,
  page: filters.page,
  pageSize: filters.pageSize,
});
