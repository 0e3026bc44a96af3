import { useController, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LONGEST } from '../../../../domain/raw-material/limits.ts';
import { MATERIAL_TYPES } from '../../../../domain/raw-material/rawMaterial.ts';
import { useFields } from '../../../shared/forms/useFields.ts';
import { AreaField } from '../../../shared/ui/ListField.tsx';
import { Choice } from '../form/Choice.tsx';
import { CMR_STATUSES } from '../form/rawMaterial.form.ts';
import type { OwnValueForm } from './ownValue.form.ts';

interface Props {
  name: Exclude<keyof OwnValueForm, 'composition'>;
  label: string;
  form: UseFormReturn<OwnValueForm>;
  disabled: boolean;
}

/** The field of an own value: a text, or one of few values. */
export function OwnValueField({ name, label, form, disabled }: Props) {
  const { t } = useTranslation('rawMaterialForm');
  const { t: words } = useTranslation('rawMaterial');
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
        options={MATERIAL_TYPES.map((value) => ({ value, label: words(`type.${value}`) }))}
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
    <AreaField label={label} rows={3} readOnly={disabled} inputProps={{ maxLength: LONGEST[name] }} {...fields(name)} />
  );
}
