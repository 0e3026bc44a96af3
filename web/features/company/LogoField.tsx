import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { Controller, useController, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PhotoField } from '../../shared/forms/photo/PhotoField.tsx';
import { useErrorText } from '../../shared/forms/useErrorText.ts';
import type { Companies_DetailFragment as Company } from './Companies.generated.ts';
import type { CompanyForm } from './company.form.ts';
import { CompanyLogo } from './CompanyLogo.tsx';
import './translations.generated.ts';

interface Props {
  form: UseFormReturn<CompanyForm>;
  /** Null for a new one. */
  company: Company | null;
}

/** The logo of a company: the stored one, another one, or none. */
export function LogoField({ form, company }: Props) {
  const { t } = useTranslation('company');
  const errorText = useErrorText();
  const logo = useController({ control: form.control, name: 'logo' });
  return (
    <>
      <PhotoField
        label={t('fields.logo')}
        current={<CompanyLogo name={company?.name ?? null} logoUrl={company?.logoUrl ?? null} size={96} />}
        chosen={logo.field.value}
        error={errorText(logo.fieldState.error)}
        disabled={form.formState.isSubmitting}
        buttonRef={logo.field.ref}
        onChoose={(file) => {
          form.clearErrors('logo');
          logo.field.onChange(file);
        }}
        onInvalid={(error) => form.setError('logo', { type: error, message: `forms:photo.${error}` })}
      />
      {company?.logoUrl && !logo.field.value && (
        <Controller
          control={form.control}
          name="removesLogo"
          render={({ field: { value, onChange } }) => (
            <FormControlLabel
              control={<Checkbox checked={value} onChange={(_event, checked) => onChange(checked)} />}
              label={t('fields.removeLogo')}
            />
          )}
        />
      )}
    </>
  );
}
