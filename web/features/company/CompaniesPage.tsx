import { isCompanyId } from '../../../domain/company/companyId.ts';
import { COMPANY_PARAM } from '../../shared/url/pagePatterns.ts';
import { useAddressParam } from '../../shared/url/useAddressParam.ts';
import { lazyContent } from '../../shared/ui/lazyPart.tsx';
import { CompanyList } from './CompanyList.tsx';

const CompanyDetail = lazyContent(() => import('./CompanyDetail.tsx'), 'CompanyDetail');

export { CompanyListDocument as firstQuery } from './Companies.generated.ts';
export { firstVariables } from './companyParams.ts';

/** The companies, or the one that the address names. */
export default function CompaniesPage() {
  const [id] = useAddressParam(COMPANY_PARAM, isCompanyId);
  return id === null ? <CompanyList /> : <CompanyDetail key={id} id={id} />;
}
