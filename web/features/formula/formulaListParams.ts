import { ALL_COMPANIES, isCompanyChoice } from '../../../domain/company/companyId.ts';
import { pageParam } from '../../shared/url/pageParam.ts';
import { textParam } from '../../shared/url/textParam.ts';
import type { ListParams } from '../../shared/url/listParams.ts';
import type { FormulasQueryVariables } from './Formulas.generated.ts';

/** The state of the list, held in the address. */
export interface FormulaListParams {
  /** Words of name or code; after "inci:" words of the INCI names. */
  filter: string;
  /** Id of a company, or all of them. */
  company: string;
  page: number;
}

export const formulaListParams: ListParams<FormulaListParams> = {
  filter: textParam,
  company: {
    parse: (text) => (isCompanyChoice(text) ? text : ALL_COMPANIES),
    format: (company) => (company === ALL_COMPANIES ? null : company),
  },
  page: pageParam,
};

/** The variables of the query. */
export const toVariables = ({
  filter,
  company,
  page,
  pageSize,
}: FormulaListParams & { pageSize: number }): FormulasQueryVariables => ({
  filter: { search: filter.trim() || null, companyId: company === ALL_COMPANIES ? null : company },
  page,
  pageSize,
});
