import { ALL_COMPANIES, isCompanyChoice } from '../../../domain/company/companyId.ts';
import { PIF_PAGE_SIZE } from '../../../domain/pif/limits.ts';
import type { PifConclusion, PifSort, PifStage } from '../../shared/apollo/schema.generated.ts';
import { pageParam } from '../../shared/url/pageParam.ts';
import { textParam } from '../../shared/url/textParam.ts';
import type { ListParam, ListParams } from '../../shared/url/listParams.ts';
import { wordParam } from '../../shared/url/wordParam.ts';
import type { PifsQueryVariables } from './Pifs.generated.ts';

/** The state of the list, held in the address. */
export interface PifFilters {
  /** Words of name or reference; after "inci:" words of the INCI names. */
  filter: string;
  company: string;
  /** None: all of them. */
  stage: readonly PifStage[];
  /** None: all of them. */
  conclusion: readonly PifConclusion[];
  /** Whether only those are shown of which something ends within 60 days. */
  expiring: boolean;
  sort: PifSort;
  page: number;
}

/** Several of a few values, written as words with commas between them. Unknown words are ignored; none is left out. */
const wordsParam = <T>(words: Record<string, T>): ListParam<readonly T[]> => ({
  parse: (text) => {
    const chosen = text?.split(',') ?? [];
    return Object.keys(words)
      .filter((word) => chosen.includes(word))
      .map((word) => words[word] as T);
  },
  format: (values) =>
    Object.keys(words)
      .filter((word) => values.includes(words[word] as T))
      .join(',') || null,
});

export const pifListParams: ListParams<PifFilters> = {
  filter: textParam,
  company: {
    parse: (text) => (isCompanyChoice(text) ? text : ALL_COMPANIES),
    format: (company) => (company === ALL_COMPANIES ? null : company),
  },
  stage: wordsParam<PifStage>({
    'in-work': 'IN_WORK',
    submitted: 'SUBMITTED',
    returned: 'RETURNED',
    assessed: 'ASSESSED',
    signed: 'SIGNED',
    archived: 'ARCHIVED',
  }),
  conclusion: wordsParam<PifConclusion>({
    none: 'NONE',
    safe: 'SAFE',
    'conditionally-safe': 'CONDITIONALLY_SAFE',
    unsafe: 'UNSAFE',
  }),
  expiring: wordParam({ yes: true, no: false }, false),
  sort: wordParam<PifSort>(
    { changed: 'CHANGED_DESC', created: 'CREATED_DESC', name: 'NAME_ASC', waiting: 'SUBMITTED_ASC' },
    'CHANGED_DESC',
  ),
  page: pageParam,
};

/** The filters of a visit without parameters; the order is kept. */
export const noFilters = {
  filter: '',
  company: ALL_COMPANIES,
  stage: [],
  conclusion: [],
  expiring: false,
} satisfies Partial<PifFilters>;

/** The number of filters that are set, without the search. */
export const countFilters = ({ company, stage, conclusion, expiring }: PifFilters): number =>
  (company === ALL_COMPANIES ? 0 : 1) + stage.length + conclusion.length + (expiring ? 1 : 0);

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
  const { filter, company, stage, conclusion, expiring, sort, page, pageSize } = filters;
  return {
    filter: {
      search: filter.trim() || undefined,
      companyId: company === ALL_COMPANIES ? undefined : company,
      stages: stage.length > 0 ? [...stage] : undefined,
      conclusions: conclusion.length > 0 ? [...conclusion] : undefined,
      isExpiring: expiring || undefined,
    },
    sort,
    page,
    pageSize: isTable ? pageSize : PIF_PAGE_SIZE,
    withTasks: canReview && !isNarrowed(filters) && page === 1 && !isTable,
  };
}
