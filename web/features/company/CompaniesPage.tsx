import { isCompanyId } from '../../../domain/company/companyId.ts';
import { COMPANY_PARAM } from '../../shared/url/paths.ts';
import { useAddressParam } from '../../shared/url/useAddressParam.ts';
import { CompanyDetail } from './CompanyDetail.tsx';
import { CompanyList } from './CompanyList.tsx';

/** The companies, or the one that the address names. */
export default function CompaniesPage() {
  const [id] = useAddressParam(COMPANY_PARAM, isCompanyId);
  return id === null ? <CompanyList /> : <CompanyDetail key={id} id={id} />;
}
