import { useController, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MATERIAL_TYPES } from '../../../../domain/raw-material/rawMaterial.ts';
import { RAW_MATERIAL_FIELDS } from '../../../../domain/raw-material/rawMaterialFields.ts';
import { useFields } from '../../../shared/forms/useFields.ts';
import { AreaField } from '../../../shared/ui/ListField.tsx';
import { Choice } from '../form/Choice.tsx';
import { CMR_STATUSES } from '../form/rawMaterial.form.ts';
import type { OverrideForm } from './override.form.ts';

interface Props {
  name: Exclude<keyof OverrideForm, 'composition'>;
  label: string;
  form: UseFormReturn<OverrideForm>;
  disabled: boolean;
}

/** The field of an override: a text, or one of few values. */
export function OverrideField({ name, label, form, disabled }: Props) {
  const { t } = useTranslation('rawMaterialForm');
  const { t: tMaterial } = useTranslation('rawMaterial');
  const fields = useFields(form);
  const { field } = useController({ control: form.control, name });
  const choice = { label, disabled, inputRef: field.ref, value: String(field.value) };
  if (name === 'cmrStatus')
    return (
      <Choice
        {...choice}
        options={CMR_STATUSES.map((value) => ({ value, label: t(`cmr.${value}`) }))}
        onChange={field.onChange}
      />
    );
  if (name === 'type')
    return (
      <Choice
        {...choice}
        options={MATERIAL_TYPES.map((value) => ({ value, label: tMaterial(`type.${value}`) }))}
        onChange={field.onChange}
      />
    );
  if (name === 'isNano') {
    const options = [
      { value: 'true', label: t('yes') },
      { value: 'false', label: t('no') },
    ];
    return <Choice {...choice} options={options} onChange={(value) => field.onChange(value === 'true')} />;
  }
  return (
    <AreaField
      label={label}
      rows={3}
      readOnly={disabled}
      inputProps={{ maxLength: RAW_MATERIAL_FIELDS[name].maxLength }}
      {...fields(name)}
    />
  );
}
