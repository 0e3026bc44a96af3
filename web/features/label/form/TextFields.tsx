import Box from '@mui/material/Box';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MAX_LABEL_LENGTHS } from '../../../../domain/label/limits.ts';
import { useFields } from '../../../shared/forms/useFields.ts';
import { AreaField } from '../../../shared/ui/ListField.tsx';
import type { LabelForm } from './label.form.ts';

/** The longer texts: label text, precautions and remarks. */
export function TextFields({ form, disabled }: { form: UseFormReturn<LabelForm>; disabled: boolean }) {
  const { t } = useTranslation('labelForm');
  const { t: detail } = useTranslation('labelDetail');
  const field = useFields(form);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {(['labelText', 'precautions', 'remarks'] as const).map((name) => (
        <AreaField
          key={name}
          label={detail(`field.${name}`)}
          rows={name === 'labelText' ? 4 : 3}
          readOnly={disabled}
          hint={name === 'remarks' ? t('hints.remarks') : undefined}
          inputProps={{ maxLength: MAX_LABEL_LENGTHS[name] }}
          {...field(name)}
        />
      ))}
    </Box>
  );
}
