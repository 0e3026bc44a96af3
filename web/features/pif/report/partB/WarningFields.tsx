import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PART_B_LIMITS } from '../../../../../domain/pif/partB.ts';
import { useFields } from '../../../../shared/forms/useFields.ts';
import { PlusIcon } from '../../../../shared/ui/icons.tsx';
import { AreaField } from '../../../../shared/ui/ListField.tsx';
import { Panel } from '../../../../shared/ui/Panel.tsx';
import { RowActions } from '../../sections/RowActions.tsx';
import type { PartBForm } from './partB.form.ts';
import './translations.ts';

/** Part B, section 2: warnings that an annex wants and the label does not print, each with the reason. */
export function WarningFields({ form, readOnly }: { form: UseFormReturn<PartBForm>; readOnly: boolean }) {
  const { t } = useTranslation('pifPartB');
  const field = useFields(form);
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'explainedWarnings' });
  return (
    <Panel title={t('warnings')}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {fields.map(({ id }, at) => (
          <Box key={id} sx={{ display: 'grid', gap: 1 }}>
            {!readOnly && <RowActions name={t('warningRow', { number: at + 1 })} onRemove={() => remove(at)} />}
            <AreaField
              rows={2}
              label={t('field.warning', { number: at + 1 })}
              readOnly={readOnly}
              inputProps={{ maxLength: PART_B_LIMITS.warning }}
              {...field(`explainedWarnings.${at}.warning`)}
            />
            <AreaField
              rows={2}
              label={t('field.explanation', { number: at + 1 })}
              readOnly={readOnly}
              inputProps={{ maxLength: PART_B_LIMITS.explanation }}
              {...field(`explainedWarnings.${at}.explanation`)}
            />
          </Box>
        ))}
        {!readOnly && fields.length < PART_B_LIMITS.warnings && (
          <Button
            variant="outlined"
            startIcon={<PlusIcon />}
            sx={{ justifySelf: 'start' }}
            onClick={() => append({ warning: '', explanation: '' })}
          >
            {t('addWarning')}
          </Button>
        )}
      </Box>
    </Panel>
  );
}
