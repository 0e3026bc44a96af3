import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useCompanyChoicesQuery } from '../../../subjects/company/CompanyChoices.generated.ts';
import { ListField } from '../../../shared/ui/ListField.tsx';

interface Props {
  /** The company whose overrides are shown. */
  company: { id: string; name: string | null };
  /** The id of the chosen company; its overrides may still be loading. */
  chosen: string;
  onChange: (companyId: string) => void;
}

/** Chooses the company whose overrides are shown; only the name for users who work for one company. */
export function CompanyChoice({ company, chosen, onChange }: Props) {
  const { t: common } = useTranslation();
  // Until they are loaded, the company shown is the only choice.
  const companies = useCompanyChoicesQuery().data?.companies ?? [];
  if (!companies.some(({ id }) => id !== company.id))
    return <Box sx={{ typography: 'body2', fontWeight: 600, py: 1.25 }}>{company.name ?? company.id}</Box>;
  const known = companies.some(({ id }) => id === company.id) ? companies : [company, ...companies];
  return (
    <Box sx={{ minWidth: 0, width: { xs: 1, sm: 280 } }}>
      <ListField label={common('company')} value={chosen} onChange={(event) => onChange(event.target.value)}>
        {known.map(({ id, name }) => (
          <option key={id} value={id}>
            {name ?? id}
          </option>
        ))}
      </ListField>
    </Box>
  );
}
