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

/** What the working list offers; the catalogue has pages of the first size. */
export const pageSizes = [PAGE_SIZE, 10, 25, 50, MAX_PAGE_SIZE] as const;

/** What a list of raw materials shows; the address says it. Null: not narrowed by that. */
export interface RawMaterialFilters {
  /** The words searched for, under the name they have in the address, prefix and all. */
  filter: string;
  type: RawMaterialType | null;
  documents: boolean | null;
  cmr: CmrStatus | null;
  nano: boolean | null;
  /** Empty: not narrowed. */
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

/** How the address is read and written; a value that cannot be meant is left out. */
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

const { pageSize: _kept, ...usual } = defaultFilters;
/** What a reset leads to. The page size stays: it is how somebody works, not what is looked for. */
export const usualFilters: Partial<RawMaterialFilters> = usual;

/** Whether anything is searched for: a prefix alone is not. */
const searches = ({ filter }: RawMaterialFilters): boolean => readMaterialSearch(filter).words !== '';

/** How many filters narrow the list, the search aside. */
export const countNarrowing = ({
  type,
  documents,
  cmr: status,
  nano,
  manufacturer,
  catalogue,
}: RawMaterialFilters): number =>
  [type, documents, status, nano, manufacturer || null, catalogue].filter((value) => value !== null).length;

/** Whether fewer raw materials are asked for than there are. */
export const isNarrowed = (filters: RawMaterialFilters): boolean => searches(filters) || countNarrowing(filters) > 0;

/** The filters as the schema takes them; what is not asked for is left out. */
export const toFilter = (filters: RawMaterialFilters): NonNullable<RawMaterialsQueryVariables['filter']> => ({
  search: searches(filters) ? filters.filter.trim() : undefined,
  type: filters.type ?? undefined,
  hasValidDocuments: filters.documents ?? undefined,
  cmrStatus: filters.cmr ?? undefined,
  isNano: filters.nano ?? undefined,
  manufacturer: filters.manufacturer || undefined,
  isInCatalogue: filters.catalogue ?? undefined,
});

/** What the list is asked for with. */
export const toVariables = (filters: RawMaterialFilters): RawMaterialsQueryVariables => ({
  filter: toFilter(filters),
  sort: filters.sort,
  page: filters.page,
  pageSize: filters.pageSize,
});
