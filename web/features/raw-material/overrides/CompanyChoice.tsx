import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ListField } from '../../../shared/ui/ListField.tsx';
import { useRawMaterialCompaniesQuery } from './RawMaterialOverrides.generated.ts';

interface Props {
  /** Whose own values are shown. */
  company: { id: string; name: string | null };
  /** Whose were asked for; theirs may be on their way. */
  chosen: string;
  onChange: (companyId: string) => void;
}

/** Whose own values are shown, for those who work for several companies; the company's name for others. */
export function CompanyChoice({ company, chosen, onChange }: Props) {
  const { t } = useTranslation('rawMaterialOverrides');
  // Without an answer there is still the company that is shown.
  const companies = useRawMaterialCompaniesQuery().data?.companies ?? [];
  if (!companies.some(({ id }) => id !== company.id))
    return <Box sx={{ typography: 'body2', fontWeight: 600, py: 1.25 }}>{company.name ?? company.id}</Box>;
  const known = companies.some(({ id }) => id === company.id) ? companies : [company, ...companies];
  return (
    <Box sx={{ minWidth: 0, width: { xs: 1, sm: 280 } }}>
      <ListField label={t('company')} value={chosen} onChange={(event) => onChange(event.target.value)}>
        {known.map(({ id, name }) => (
          <option key={id} value={id}>
            {name ?? id}
          </option>
        ))}
      </ListField>
    </Box>
  );
}
