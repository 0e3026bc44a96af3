import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/forms/useErrorText.ts';
import { useCompanyWorkedOn } from '../../../shared/session/useCompanyWorkedOn.ts';
import { ListField } from '../../../shared/ui/ListField.tsx';
import type { LabelForm } from './label.form.ts';
import { useLabelCompaniesQuery } from './LabelCompanies.generated.ts';

/** The company of a new label; the selected company is preselected. */
export function CompanyField({ form, disabled }: { form: UseFormReturn<LabelForm>; disabled: boolean }) {
  const { t } = useTranslation('labelForm');
  const { t: common } = useTranslation();
  const { t: detail } = useTranslation('labelDetail');
  const errorText = useErrorText();
  const workedOn = useCompanyWorkedOn();
  const { field, fieldState } = useController({ control: form.control, name: 'companyId' });
  const { data, error, refetch } = useLabelCompaniesQuery();
  const companies = data?.companies;

  const preselected =
    companies?.find(({ id }) => id === workedOn?.id)?.id ?? (companies?.length === 1 ? companies[0]?.id : undefined);
  useEffect(() => {
    // The preselection is not a change by the person, so it must not make the form dirty.
    if (preselected !== undefined && form.getValues('companyId') === '')
      form.resetField('companyId', { defaultValue: preselected });
  }, [preselected, form]);

  return (
    <Box>
      <ListField
        label={detail('field.company')}
        name={field.name}
        inputRef={field.ref}
        value={field.value}
        disabled={disabled || !companies}
        onBlur={field.onBlur}
        onChange={(event) => field.onChange(event.target.value)}
        error={error && !companies ? t('company.failed') : errorText(fieldState.error)}
      >
        <option value="">{t(companies ? 'company.choose' : 'company.loading')}</option>
        {companies?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name ?? id}
          </option>
        ))}
      </ListField>
      {error && !companies && (
        <Button size="small" onClick={() => void refetch().catch(() => undefined)}>
          {common('retry')}
        </Button>
      )}
    </Box>
  );
}
