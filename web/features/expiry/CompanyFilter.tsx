import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ALL_COMPANIES } from '../../../domain/company/companyId.ts';
import { useHasInteracted } from '../../shared/ui/firstInteraction.ts';
import { SelectFilter } from '../../shared/ui/SelectFilter.tsx';
import { useExpiryCompaniesQuery } from './ExpiringDocuments.generated.ts';
import './translations.generated.ts';

interface Props {
  /** Id of a company, or all of them. */
  company: string;
  onCompany: (company: string) => void;
}

/** Narrows the list to one of the companies that the person works with. */
export function CompanyFilter({ company, onCompany }: Props) {
  const { t: common } = useTranslation();
  const hasInteracted = useHasInteracted();
  const { data } = useExpiryCompaniesQuery({ skip: company === ALL_COMPANIES && !hasInteracted });
  const companies = [
    { value: ALL_COMPANIES, label: common('allCompanies') },
    ...(data?.companies ?? []).map(({ id, name }) => ({ value: id, label: name ?? id })),
  ];
  // The company in the address may not be loaded yet, or not be one of the person's.
  if (!companies.some(({ value }) => value === company))
    companies.push({ value: company, label: data ? common('otherCompany') : '…' });
  return (
    <Box sx={{ flex: { xs: '1 1 100%', sm: '0 1 260px' }, minWidth: 0, display: 'grid' }}>
      <SelectFilter label={common('company')} value={company} options={companies} onChange={onCompany} />
    </Box>
  );
}
