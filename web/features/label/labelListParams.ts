import { can, companyScope } from '../../../domain/account/rights.ts';
import { LABEL_FILTERS } from '../../../domain/label/labelFilters.ts';
import { PAGE_SIZE } from '../../../domain/limits.ts';
import { ALL_COMPANIES, isCompanyChoice } from '../../../domain/company/companyId.ts';
import type { SessionUser } from '../../shared/session/sessionFormat.ts';
import { readStored } from '../../shared/storage.ts';
import { countFilters, filterParams, type FilterParams, noFilters, toFilter } from '../../shared/url/filterParams.ts';
import { pageParam } from '../../shared/url/pageParam.ts';
import { textParam } from '../../shared/url/textParam.ts';
import { parseListParams, type ListParams } from '../../shared/url/listParams.ts';
import type { FirstVariables } from '../../shared/table/firstVariables.ts';
import type { LabelsQueryVariables, LabelSort, LabelStatus } from './LabelList.generated.ts';

/** The state of the list: held in the address; company, status and order are also kept in the browser's storage. */
export interface LabelFilters extends FilterParams<typeof LABEL_FILTERS> {
  sort: LabelSort;
  /** The search text; the field is named like the address parameter. */
  filter: string;
  page: number;
}

export const defaultFilters: LabelFilters = {
  ...noFilters(LABEL_FILTERS),
  sort: 'CREATED_DESC',
  filter: '',
  page: 1,
};

/** Keys in the browser's storage: specification, section 3, "Other local storage". */
export const storageKeys = {
  company: 'selectedFirmaDeklaracije',
  status: 'selectedStatusDeklaracije',
  sort: 'selectedDatumDeklaracije',
} as const;

/** A stored filter, and the stored texts: null where there is none. */
export type StoredName = keyof typeof storageKeys;
export type StoredFilters = Record<StoredName, string | null>;

/** Any status has a code too, so that it is stored. */
const statuses: Record<string, LabelStatus | null> = { '0': null, ...LABEL_FILTERS.status.values };

const sorts: Record<string, LabelSort> = {
  newest: 'CREATED_DESC',
  oldest: 'CREATED_ASC',
  'latest-modified': 'RESULT_CHANGED_DESC',
  'oldest-modified': 'RESULT_CHANGED_ASC',
};

const { company: _company, status: _status, ...otherFilters } = filterParams(LABEL_FILTERS);

const valueOf = <T>(words: Record<string, T>, text: string | null, otherwise: T): T =>
  text !== null && Object.hasOwn(words, text) ? (words[text] as T) : otherwise;

const wordOf = <T>(words: Record<string, T>, value: T): string | null =>
  Object.keys(words).find((word) => words[word] === value) ?? null;

/**
 * Reads and writes the address. A parameter takes precedence over a stored filter, and that over the default; an
 * invalid value falls back to the default. Stored filters are always written into the address, so that a shared link
 * and the back button show the same list whatever is stored by then. While a company is chosen in the header, no other
 * one has labels to show, so that the filter falls back to all.
 */
export const labelListParams = (
  stored: (name: StoredName) => string | null,
  hasCompanyFilter: boolean,
  chosenInHeader: string | null = null,
): ListParams<LabelFilters> => ({
  company: {
    parse: (text) => {
      const choice = text ?? stored('company');
      const hasLabels = [null, ALL_COMPANIES, choice].includes(chosenInHeader);
      return hasCompanyFilter && isCompanyChoice(choice) && hasLabels ? choice : defaultFilters.company;
    },
    format: (company) => (hasCompanyFilter ? company : null),
  },
  status: {
    parse: (text) => valueOf(statuses, text ?? stored('status'), defaultFilters.status),
    format: (status) => wordOf(statuses, status),
  },
  sort: {
    parse: (text) => valueOf(sorts, text ?? stored('sort'), defaultFilters.sort),
    format: (sort) => wordOf(sorts, sort),
  },
  ...otherFilters,
  filter: textParam,
  page: pageParam,
});

const readStoredFilter = (name: StoredName): string | null => readStored(storageKeys[name]);

/** Whether a person sees labels of several companies; so does one whose role is not known. */
export const hasCompanyFilter = (user: Pick<SessionUser, 'role'> | undefined): boolean =>
  !user || companyScope(user.role) !== 'own';

/** The parameters of the list of a person. */
export const labelListParamsOf = (
  user: Pick<SessionUser, 'role' | 'selectedCompanyId'> | undefined,
): ListParams<LabelFilters> =>
  labelListParams(
    readStoredFilter,
    hasCompanyFilter(user),
    user && can(user.role, 'company.select') ? user.selectedCompanyId : null,
  );

/** The texts to store. */
export const toStored = ({ company, status, sort }: LabelFilters): StoredFilters => ({
  company,
  status: wordOf(statuses, status),
  sort: wordOf(sorts, sort),
});

/** Whether any filter is set. */
export const isNarrowed = (filters: LabelFilters): boolean =>
  filters.filter.trim() !== '' || countFilters(LABEL_FILTERS, filters) > 0;

/** The filters as query variables; unset ones are left out. */
export const toVariables = (filters: LabelFilters): LabelsQueryVariables => ({
  filter: { search: filters.filter.trim() || undefined, ...toFilter(LABEL_FILTERS, filters) },
  sort: filters.sort,
  page: filters.page,
  pageSize: PAGE_SIZE,
});

/** The variables with which the page begins. */
export const firstVariables: FirstVariables = ({ params, user }) =>
  toVariables(parseListParams(labelListParamsOf(user), params));
