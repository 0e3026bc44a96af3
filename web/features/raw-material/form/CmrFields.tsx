import { useController, useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RAW_MATERIAL_FIELDS } from '../../../../domain/raw-material/rawMaterialFields.ts';
import { useFields } from '../../../shared/forms/useFields.ts';
import { Field } from '../../../shared/ui/Field.tsx';
import { Choice } from './Choice.tsx';
import { CMR_STATUSES, type RawMaterialForm } from './rawMaterial.form.ts';

/** Whether a raw material has CMR substances, and how much of them. */
export function CmrFields({ form, disabled }: { form: UseFormReturn<RawMaterialForm>; disabled: boolean }) {
  const { t } = useTranslation('rawMaterialForm');
  const { t: tMaterial } = useTranslation('rawMaterial');
  const field = useFields(form);
  const { control } = form;
  const cmr = useController({ control, name: 'cmrStatus' }).field;
  const cmrStatus = useWatch({ control, name: 'cmrStatus' });
  return (
    <>
      <Choice
        label={tMaterial('field.cmrStatus')}
        value={cmrStatus}
        options={CMR_STATUSES.map((value) => ({ value, label: t(`cmr.${value}`) }))}
        disabled={disabled}
        underline={cmrStatus === 'PRESENT' && 'red'}
        inputRef={cmr.ref}
        onChange={(value) => {
          cmr.onChange(value);
          // Specification, section 4: a change of "has CMR" resets the quantity.
          form.setValue('cmrQuantity', '', { shouldDirty: true });
        }}
      />
      {cmrStatus === 'PRESENT' && (
        <Field
          label={tMaterial('field.cmrQuantity')}
          readOnly={disabled}
          inputProps={{ maxLength: RAW_MATERIAL_FIELDS.cmrQuantity.maxLength }}
          {...field('cmrQuantity')}
        />
      )}
    </>
  );
}
