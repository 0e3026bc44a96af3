import Box from '@mui/material/Box';
import { useController, useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { INDEPENDENT_TEXTS, RAW_MATERIAL_FIELDS } from '../../../../domain/raw-material/rawMaterialFields.ts';
import { useFields } from '../../../shared/forms/useFields.ts';
import { AreaField } from '../../../shared/ui/ListField.tsx';
import { Choice } from './Choice.tsx';
import { CmrFields } from './CmrFields.tsx';
import type { RawMaterialForm } from './rawMaterial.form.ts';

const fullWidth = { gridColumn: '1 / -1' } as const;

/** The fields on safety: documents, CMR, nano, and every text that depends on no other field. */
export function SafetyFields({ form, disabled }: { form: UseFormReturn<RawMaterialForm>; disabled: boolean }) {
  const { t } = useTranslation('rawMaterialForm');
  const { t: tMaterial } = useTranslation('rawMaterial');
  const field = useFields(form);
  const { control } = form;
  const documents = useController({ control, name: 'hasValidDocuments' }).field;
  const nano = useController({ control, name: 'isNano' }).field;
  const hasValidDocuments = useWatch({ control, name: 'hasValidDocuments' });
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
        label={tMaterial('field.hasValidDocuments')}
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
        label={tMaterial('field.isNano')}
        value={nano.value ? 'true' : 'false'}
        options={yesNo}
        disabled={disabled}
        underline={nano.value && 'orange'}
        inputRef={nano.ref}
        onChange={(value) => nano.onChange(value === 'true')}
      />
      {!hasValidDocuments && (
        <Box sx={fullWidth}>
          <AreaField
            label={t('whyNotValid')}
            rows={2}
            readOnly={disabled}
            inputProps={{ maxLength: RAW_MATERIAL_FIELDS.statusDescription.maxLength }}
            {...field('statusDescription')}
          />
        </Box>
      )}
      <CmrFields form={form} disabled={disabled} />
      {INDEPENDENT_TEXTS.map((name) => (
        <Box key={name} sx={fullWidth}>
          <AreaField
            label={tMaterial(`field.${name}`)}
            rows={3}
            readOnly={disabled}
            inputProps={{ maxLength: RAW_MATERIAL_FIELDS[name].maxLength }}
            {...field(name)}
          />
        </Box>
      ))}
    </Box>
  );
}
