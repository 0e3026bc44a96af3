import { useTranslation } from 'react-i18next';
import { ALL_COMPANIES } from '../../../domain/company/companyId.ts';
import { SelectFilter } from '../../shared/ui/SelectFilter.tsx';

interface Props {
  /** Undefined until they are loaded. */
  companies: readonly { id: string; name: string | null }[] | undefined;
  /** Id of a company, or all of them. */
  company: string;
  /** "Company" where it is not said what it is for. */
  label?: string;
  onChange: (company: string) => void;
}

/** Narrows a list to one of the companies that the person works with. */
export function CompanySelect({ companies, company, label, onChange }: Props) {
  const { t } = useTranslation();
  const options = [
    { value: ALL_COMPANIES, label: t('allCompanies') },
    ...(companies ?? []).map(({ id, name }) => ({ value: id, label: name ?? id })),
  ];
  // The company in the address or the storage may not be loaded yet, or not be one of the person's.
  if (!options.some(({ value }) => value === company))
    options.push({ value: company, label: companies ? t('otherCompany') : '…' });
  return <SelectFilter label={label ?? t('company')} value={company} options={options} onChange={onChange} />;
}
