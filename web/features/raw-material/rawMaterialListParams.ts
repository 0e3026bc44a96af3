import { MAX_PAGE_SIZE, PAGE_SIZE } from '../../../domain/limits.ts';
import { readMaterialSearch } from '../../../domain/raw-material/searchText.ts';
import { pageParam } from '../../shared/url/pageParam.ts';
import { textParam } from '../../shared/url/textParam.ts';
import type { ListParams } from '../../shared/url/useListParams.ts';
import { wordParam } from '../../shared/url/wordParam.ts';
import type {
  CmrStatus,
  RawMaterialSort,
  RawMaterialsQueryVariables,
  RawMaterialType,
} from './RawMaterials.generated.ts';

/** The page sizes of the working list; the catalogue uses the first. */
export const pageSizes = [PAGE_SIZE, 10, 25, 50, MAX_PAGE_SIZE] as const;

/** The filters, order and page of a list, as the address holds them. Null: not filtered by that. */
export interface RawMaterialFilters {
  /** The search text with its prefix, under the name of its parameter in the address. */
  filter: string;
  type: RawMaterialType | null;
  documents: boolean | null;
  cmr: CmrStatus | null;
  nano: boolean | null;
  /** Empty: not filtered by that. */
  manufacturer: string;
  catalogue: boolean | null;
  sort: RawMaterialSort;
  pageSize: number;
  page: number;
}

const defaultFilters: RawMaterialFilters = {
  filter: '',
  type: null,
  documents: null,
  cmr: null,
  nano: null,
  manufacturer: '',
  catalogue: null,
  sort: 'TRADE_NAME_ASC',
  pageSize: PAGE_SIZE,
  page: 1,
};

const types: Record<string, RawMaterialType> = {
  unchosen: 'UNCHOSEN',
  plain: 'PLAIN',
  perfume: 'PARFUM',
  aroma: 'AROMA',
  extract: 'EXTRACT_OIL',
};
const cmr: Record<string, CmrStatus> = { unknown: 'NO_DATA', none: 'NONE', present: 'PRESENT' };
const yesNo: Record<string, boolean> = { yes: true, no: false };
const sorts: Record<string, RawMaterialSort> = {
  name: 'TRADE_NAME_ASC',
  '-name': 'TRADE_NAME_DESC',
  manufacturer: 'MANUFACTURER_ASC',
  '-manufacturer': 'MANUFACTURER_DESC',
  created: 'CREATED_ASC',
  '-created': 'CREATED_DESC',
  updated: 'UPDATED_ASC',
  '-updated': 'UPDATED_DESC',
};

const without = <T>(words: Record<string, T>) => wordParam<T | null>(words, null);

/** Reads and writes the parameters of the address; invalid values are ignored. */
export const rawMaterialListParams: ListParams<RawMaterialFilters> = {
  filter: textParam,
  type: without(types),
  documents: without(yesNo),
  cmr: without(cmr),
  nano: without(yesNo),
  manufacturer: textParam,
  catalogue: without(yesNo),
  sort: wordParam(sorts, defaultFilters.sort),
  pageSize: wordParam(Object.fromEntries(pageSizes.map((size): [string, number] => [String(size), size])), PAGE_SIZE),
  page: pageParam,
};

const { pageSize: _kept, ...resettable } = defaultFilters;
/** The filters after a reset. The page size is a preference and stays. */
export const resetFilters: Partial<RawMaterialFilters> = resettable;

/** Whether there is a search text; a prefix alone is none. */
const hasSearchText = ({ filter }: RawMaterialFilters): boolean => readMaterialSearch(filter).words !== '';

/** The number of active filters, without the search. */
export const countActiveFilters = ({
  type,
  documents,
  cmr: status,
  nano,
  manufacturer,
  catalogue,
}: RawMaterialFilters): number =>
  [type, documents, status, nano, manufacturer || null, catalogue].filter((value) => value !== null).length;

/** Whether the list is searched or filtered. */
export const isNarrowed = (filters: RawMaterialFilters): boolean =>
  hasSearchText(filters) || countActiveFilters(filters) > 0;

/** The filters as the schema takes them; inactive ones are undefined. */
export const toFilter = (filters: RawMaterialFilters): NonNullable<RawMaterialsQueryVariables['filter']> => ({
  search: hasSearchText(filters) ? filters.filter.trim() : undefined,
  type: filters.type ?? undefined,
  hasValidDocuments: filters.documents ?? undefined,
  cmrStatus: filters.cmr ?? undefined,
  isNano: filters.nano ?? undefined,
  manufacturer: filters.manufacturer || undefined,
  isInCatalogue: filters.catalogue ?? undefined,
});

/** The variables of the query. */
export const toVariables = (filters: RawMaterialFilters): RawMaterialsQueryVariables => ({
  filter: toFilter(filters),
  sort: filters.sort,
  page: filters.page,
  pageSize: filters.pageSize,
});
