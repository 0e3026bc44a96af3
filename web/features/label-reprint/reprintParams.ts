import { ALL_COMPANIES, isCompanyChoice } from '../../../domain/company/companyId.ts';
import type { ReprintFilter } from '../../shared/apollo/schema.generated.ts';
import { pageParam } from '../../shared/url/pageParam.ts';
import type { ListParams } from '../../shared/url/listParams.ts';
import { wordParam } from '../../shared/url/wordParam.ts';

/** The state of the list of labels to reprint, held in the address. */
export interface ReprintParams {
  /** Id of a company, or all of them. */
  company: string;
  /** Null for all labels. */
  shown: ReprintFilter | null;
  page: number;
}

export const reprintParams: ListParams<ReprintParams> = {
  company: {
    parse: (text) => (isCompanyChoice(text) ? text : ALL_COMPANIES),
    format: (company) => (company === ALL_COMPANIES ? null : company),
  },
  shown: wordParam<ReprintFilter | null>(
    { new: 'NEW_BATCHES', stock: 'STOCK', later: 'LATER', unknown: 'NOT_KNOWN' },
    null,
  ),
  page: pageParam,
};
