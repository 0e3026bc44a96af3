import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useCompanyWorkedOn } from '../../shared/session/useCompanyWorkedOn.ts';
import { ListField } from '../../shared/ui/ListField.tsx';
import { useRawMaterialCompaniesQuery } from './overrides/RawMaterialOverrides.generated.ts';
import './translations.ts';

/** The chosen company of a form for raw materials, at first the one worked on; empty while there is none, so that the form asks. */
export const useInitialCompany = (): string => useCompanyWorkedOn()?.id ?? '';

interface Props {
  value: string;
  /** What is said where there is nothing to choose. */
  sentence?: 'whose.name' | 'whose.catalogue';
  error?: string;
  disabled?: boolean;
  onChange: (companyId: string) => void;
}

/** Chooses the company that new raw materials belong to; only names it for users who work for one company. */
export function WhoseCatalogue({ value, sentence = 'whose.name', error, disabled = false, onChange }: Props) {
  const { t } = useTranslation('rawMaterial');
  const workedOn = useCompanyWorkedOn();
  // Until they are loaded, the company worked on is the only choice.
  const companies = useRawMaterialCompaniesQuery().data?.companies ?? [];
  const known = workedOn && !companies.some(({ id }) => id === workedOn.id) ? [workedOn, ...companies] : companies;
  if (workedOn?.name && known.length === 1)
    return (
      <Typography variant="body2" color="textSecondary">
        {t(sentence, { company: workedOn.name })}
      </Typography>
    );
  return (
    <ListField
      label={t('whose.label')}
      name="companyId"
      value={value}
      disabled={disabled}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    >
      {value === '' && <option value="">{t('whose.choose')}</option>}
      {known.map(({ id, name }) => (
        <option key={id} value={id}>
          {name ?? id}
        </option>
      ))}
    </ListField>
  );
}
