import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useCompanyWorkedOn } from '../../../shared/session/useCompanyWorkedOn.ts';
import { ListField } from '../../../shared/ui/ListField.tsx';
import './translations.ts';
import { useFormulaCompaniesQuery } from './FormulaCompanies.generated.ts';

interface Props {
  value: string;
  error: string | undefined;
  disabled: boolean;
  onChange: (companyId: string) => void;
  onPreselect: (companyId: string) => void;
}

/** The company of a new formula; the one worked on is preselected. */
export const CompanyField = memo(function CompanyField({ value, error, disabled, onChange, onPreselect }: Props) {
  const { t } = useTranslation('formulaEditor');
  const { t: common } = useTranslation();
  const workedOn = useCompanyWorkedOn();
  const { data, error: failure, refetch } = useFormulaCompaniesQuery();
  const companies = data?.companies;
  const preselected =
    companies?.find(({ id }) => id === workedOn?.id)?.id ?? (companies?.length === 1 ? companies[0]?.id : undefined);
  const preselect = useEffectEvent((id: string) => {
    if (value === '') onPreselect(id);
  });
  useEffect(() => {
    if (preselected !== undefined) preselect(preselected);
  }, [preselected]);
  const hasFailed = failure !== undefined && !companies;
  return (
    <Box>
      <ListField
        label={t('details.company')}
        name="companyId"
        value={value}
        disabled={disabled || !companies}
        onChange={(event) => onChange(event.target.value)}
        error={hasFailed ? t('details.companiesFailed') : error}
      >
        <option value="">{t(companies ? 'details.chooseCompany' : 'details.loadingCompanies')}</option>
        {companies?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name ?? id}
          </option>
        ))}
      </ListField>
      {hasFailed && (
        <Button size="small" onClick={() => void refetch().catch(() => undefined)}>
          {common('retry')}
        </Button>
      )}
    </Box>
  );
});
