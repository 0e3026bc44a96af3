import Box from '@mui/material/Box';
import { useController, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LABEL_FIELDS } from '../../../../domain/label/labelFields.ts';
import { ProductFields } from '../../../subjects/check/ProductFields.tsx';
import { CompanyField } from '../../../subjects/company/CompanyField.tsx';
import { useErrorText } from '../../../shared/forms/useErrorText.ts';
import { useFields } from '../../../shared/forms/useFields.ts';
import { Field } from '../../../shared/ui/Field.tsx';
import type { LabelDetail_LabelFragment } from '../detail/LabelDetail.generated.ts';
import type { LabelForm } from './label.form.ts';
import { PictureField } from './PictureField.tsx';
import { Checkbox } from '../../../shared/forms/Checkbox.tsx';

const two = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
} as const;
const DECIMAL = { inputMode: 'decimal', maxLength: 6, autoComplete: 'off' } as const;

interface Props {
  form: UseFormReturn<LabelForm>;
  /** The edited label; null for a new one. */
  label: LabelDetail_LabelFragment | null;
  disabled: boolean;
}

/** The product: name, code, company, picture, and the properties that the rules need. */
export function ProductSection({ form, label, disabled }: Props) {
  const { t } = useTranslation('labelForm');
  const { t: detail } = useTranslation('labelDetail');
  const { t: common } = useTranslation();
  const field = useFields(form);
  const facts = useController({ control: form.control, name: 'facts' }).field;
  const active = useController({ control: form.control, name: 'isActive' }).field;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Field
        label={detail('field.name')}
        readOnly={disabled}
        inputProps={{ maxLength: LABEL_FIELDS.name.maxLength }}
        {...field('name')}
      />
      <Box sx={two}>
        <Field
          label={detail('field.productCode')}
          readOnly={disabled}
          inputProps={{ maxLength: LABEL_FIELDS.productCode.maxLength }}
          {...field('productCode')}
        />
        {label ? (
          <Field
            label={common('company')}
            readOnly
            sx={{ bgcolor: 'subtle' }}
            value={label.company?.name ?? detail('noCompany')}
            hint={t('hints.company')}
          />
        ) : (
          <NewLabelCompany form={form} disabled={disabled} />
        )}
      </Box>
      <PictureField form={form} photoUrl={label?.photoUrl ?? null} disabled={disabled} />
      <ProductFields
        value={facts.value}
        disabled={disabled}
        onChange={(patch) => facts.onChange({ ...facts.value, ...patch })}
      />
      <Box sx={two} role="group" aria-label={detail('field.ph')}>
        <Field
          label={detail('field.phMin')}
          readOnly={disabled}
          inputProps={DECIMAL}
          hint={t('hints.ph')}
          // The error of the order stands at the upper end, whichever of the two is corrected.
          {...field('phMin', { onChange: () => form.formState.isSubmitted && void form.trigger('phMax') })}
        />
        <Field label={detail('field.phMax')} readOnly={disabled} inputProps={DECIMAL} {...field('phMax')} />
      </Box>
      <Checkbox label={t('active')} checked={active.value} disabled={disabled} onChange={active.onChange} />
    </Box>
  );
}

function NewLabelCompany({ form, disabled }: Pick<Props, 'form' | 'disabled'>) {
  const errorText = useErrorText();
  const { field, fieldState } = useController({ control: form.control, name: 'companyId' });
  return (
    <CompanyField
      inputRef={field.ref}
      value={field.value}
      error={errorText(fieldState.error)}
      disabled={disabled}
      onBlur={field.onBlur}
      onChange={field.onChange}
      onPreselect={(companyId) => form.resetField('companyId', { defaultValue: companyId })}
    />
  );
}
