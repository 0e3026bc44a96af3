import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useCompanyChoicesQuery } from '../../subjects/company/CompanyChoices.generated.ts';
import { CompanyField } from '../../subjects/company/CompanyField.tsx';
import { useCompanyWorkedOn } from '../../shared/session/useCompanyWorkedOn.ts';
import './translations.generated.ts';

/**
 * The chosen company of a form for raw materials, at first the one worked on; empty while there is none, so that the
 * form asks.
 */
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
export function WhoseCatalogue({ sentence = 'whose.name', ...field }: Props) {
  const { t } = useTranslation('rawMaterial');
  const companies = useCompanyChoicesQuery().data?.companies;
  const only = companies?.length === 1 ? companies[0] : undefined;
  if (!only?.name || only.id !== field.value) return <CompanyField {...field} />;
  return (
    <Typography variant="body2" color="textSecondary">
      {t(sentence, { company: only.name })}
    </Typography>
  );
}
