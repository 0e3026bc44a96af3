import Box from '@mui/material/Box';
import { ALL_COMPANIES } from '../../../domain/company/companyId.ts';
import { useHasInteracted } from '../../shared/ui/firstInteraction.ts';
import { CompanySelect } from '../../subjects/company/CompanySelect.tsx';
import { useExpiryCompaniesQuery } from './ExpiringDocuments.generated.ts';

interface Props {
  /** Id of a company, or all of them. */
  company: string;
  onCompany: (company: string) => void;
}

/** Narrows the list to one of the companies that the person works with. */
export function CompanyFilter({ company, onCompany }: Props) {
  const hasInteracted = useHasInteracted();
  const { data } = useExpiryCompaniesQuery({ skip: company === ALL_COMPANIES && !hasInteracted });
  return (
    <Box sx={{ flex: { xs: '1 1 100%', sm: '0 1 260px' }, minWidth: 0, display: 'grid' }}>
      <CompanySelect companies={data?.companies} company={company} onChange={onCompany} />
    </Box>
  );
}
