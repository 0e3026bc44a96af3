import Box from '@mui/material/Box';
import { useController, useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LONGEST } from '../../../../domain/raw-material/limits.ts';
import { useFields } from '../../../shared/forms/useFields.ts';
import { Field } from '../../../shared/ui/Field.tsx';
import { AreaField } from '../../../shared/ui/ListField.tsx';
import { Choice } from './Choice.tsx';
import { CMR_STATUSES, type RawMaterialForm } from './rawMaterial.form.ts';

const whole = { gridColumn: '1 / -1' } as const;

/** Whether the documents are valid and why not, CMR and nano, microbiology and impurities. */
export function SafetyFields({ form, disabled }: { form: UseFormReturn<RawMaterialForm>; disabled: boolean }) {
  const { t } = useTranslation('rawMaterialForm');
  const field = useFields(form);
  const { control } = form;
  const documents = useController({ control, name: 'hasValidDocuments' }).field;
  const cmr = useController({ control, name: 'cmrStatus' }).field;
  const nano = useController({ control, name: 'isNano' }).field;
  const [hasValidDocuments, cmrStatus] = useWatch({ control, name: ['hasValidDocuments', 'cmrStatus'] });
  const yesNo = [
    { value: 'true', label: t('yes') },
    { value: 'false', label: t('no') },
  ] as const;

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        alignItems: 'start',
      }}
    >
      <Choice
        label={t('field.hasValidDocuments')}
        value={hasValidDocuments ? 'true' : 'false'}
        options={yesNo}
        disabled={disabled}
        inputRef={documents.ref}
        onChange={(value) => {
          documents.onChange(value === 'true');
          // Specification, section 4: valid documents clear the reason.
          if (value === 'true') form.setValue('statusDescription', '', { shouldDirty: true });
        }}
      />
      <Choice
        label={t('field.isNano')}
        value={nano.value ? 'true' : 'false'}
        options={yesNo}
        disabled={disabled}
        underline={nano.value && 'orange'}
        inputRef={nano.ref}
        onChange={(value) => nano.onChange(value === 'true')}
      />
      {!hasValidDocuments && (
        <Box sx={whole}>
          <AreaField
            label={t('field.statusDescription')}
            rows={2}
            readOnly={disabled}
            inputProps={{ maxLength: LONGEST.statusDescription }}
            {...field('statusDescription')}
          />
        </Box>
      )}
      <Choice
        label={t('field.cmrStatus')}
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
          label={t('field.cmrQuantity')}
          readOnly={disabled}
          inputProps={{ maxLength: LONGEST.cmrQuantity }}
          {...field('cmrQuantity')}
        />
      )}
      {(['microbiology', 'impurities'] as const).map((name) => (
        <Box key={name} sx={whole}>
          <AreaField
            label={t(`field.${name}`)}
            rows={3}
            readOnly={disabled}
            inputProps={{ maxLength: LONGEST[name] }}
            {...field(name)}
          />
        </Box>
      ))}
    </Box>
  );
}
