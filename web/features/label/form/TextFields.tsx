import Box from '@mui/material/Box';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LABEL_FIELDS, LONG_TEXTS } from '../../../../domain/label/labelFields.ts';
import { useFields } from '../../../shared/forms/useFields.ts';
import { AreaField } from '../../../shared/ui/ListField.tsx';
import type { LabelForm } from './label.form.ts';

/** The longer texts, such as label text and precautions. */
export function TextFields({ form, disabled }: { form: UseFormReturn<LabelForm>; disabled: boolean }) {
  const { t } = useTranslation('labelForm');
  const { t: detail } = useTranslation('labelDetail');
  const field = useFields(form);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {LONG_TEXTS.map((name) => (
        <AreaField
          key={name}
          label={detail(`field.${name}`)}
          rows={name === 'labelText' ? 4 : 3}
          readOnly={disabled}
          hint={name === 'remarks' ? t('hints.remarks') : undefined}
          inputProps={{ maxLength: LABEL_FIELDS[name].maxLength }}
          {...field(name)}
        />
      ))}
    </Box>
  );
}
