import type { CompanySort } from '../../shared/apollo/schema.generated.ts';
import { pageParam } from '../../shared/url/pageParam.ts';
import { textParam } from '../../shared/url/textParam.ts';
import type { ListParams } from '../../shared/url/listParams.ts';
import { wordParam } from '../../shared/url/wordParam.ts';
import { type FirstVariables, pagedParams } from '../../shared/table/firstVariables.ts';
import { COMPANY_PARAM } from '../../shared/url/pagePatterns.ts';
import type { CompanyListQueryVariables } from './Companies.generated.ts';

/** The state of the list, held in the address. */
export interface CompanyListParams {
  filter: string;
  /** Null for both. */
  isArchived: boolean | null;
  sort: CompanySort;
  page: number;
}

export const companyListParams: ListParams<CompanyListParams> = {
  filter: textParam,
  isArchived: wordParam<boolean | null>({ yes: true, no: false }, null),
  sort: wordParam<CompanySort>(
    { name: 'NAME_ASC', backwards: 'NAME_DESC', email: 'EMAIL_ASC', changed: 'CHANGED_DESC' },
    'NAME_ASC',
  ),
  page: pageParam,
};

/** The variables of the query. */
export const toVariables = ({
  filter,
  isArchived,
  sort,
  page,
  pageSize,
}: CompanyListParams & { pageSize: number }): CompanyListQueryVariables => ({
  search: filter.trim() || null,
  isArchived,
  sort,
  page,
  pageSize,
});

/** The variables with which the page begins. */
export const firstVariables: FirstVariables = (visit) =>
  visit.params.has(COMPANY_PARAM) ? null : toVariables(pagedParams(visit, 'companies', companyListParams));
