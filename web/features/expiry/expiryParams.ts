import { ALL_COMPANIES, isCompanyChoice } from '../../../domain/company/companyId.ts';
import { LONG_PAGE_SIZE } from '../../../domain/limits.ts';
import type { ExpiringDocumentKind, ExpiryFilter } from '../../shared/apollo/schema.generated.ts';
import { pageParam } from '../../shared/url/pageParam.ts';
import { parseListParams, type ListParams } from '../../shared/url/listParams.ts';
import { wordParam } from '../../shared/url/wordParam.ts';
import type { FirstVariables } from '../../shared/table/firstVariables.ts';
import type { ExpiringDocumentsQueryVariables } from './ExpiringDocuments.generated.ts';

/** The period of what has expired already. */
export const EXPIRED = 'expired';

/** The state of the list of expiring documents, held in the address. */
export interface ExpiryParams {
  /** Id of a company, or all of them. */
  company: string;
  /** Null for all kinds. */
  kind: ExpiringDocumentKind | null;
  /** What has expired, or a month such as 2027-02; null for everything. */
  period: string | null;
  page: number;
}

export const expiryParams: ListParams<ExpiryParams> = {
  company: {
    parse: (text) => (isCompanyChoice(text) ? text : ALL_COMPANIES),
    format: (company) => (company === ALL_COMPANIES ? null : company),
  },
  kind: wordParam<ExpiringDocumentKind | null>(
    { material: 'RAW_MATERIAL', pif: 'PIF_FILE', gmp: 'GMP_STATEMENT' },
    null,
  ),
  period: {
    parse: (text) => (text !== null && (text === EXPIRED || /^\d{4}-(0[1-9]|1[0-2])$/.test(text)) ? text : null),
    format: (period) => period,
  },
  page: pageParam,
};

const toFilter = ({ company, kind, period }: ExpiryParams): ExpiryFilter => ({
  ...(company !== ALL_COMPANIES && { companyId: company }),
  ...(kind && { kind }),
  ...(period === EXPIRED && { isExpired: true }),
  ...(period !== null && period !== EXPIRED && { month: period }),
});

/** The variables of the query. */
export const toVariables = (params: ExpiryParams): ExpiringDocumentsQueryVariables => ({
  filter: toFilter(params),
  page: params.page,
  pageSize: LONG_PAGE_SIZE,
});

/** The variables with which the page begins. */
export const firstVariables: FirstVariables = ({ params }) => toVariables(parseListParams(expiryParams, params));
