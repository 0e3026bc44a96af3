import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PART_B_FIELDS } from '../../../../../domain/pif/fields/partB.ts';
import type { PifConclusion } from '../../../../shared/apollo/schema.generated.ts';
import { useFields } from '../../../../shared/forms/useFields.ts';
import { AreaField } from '../../../../shared/ui/ListField.tsx';
import { Panel } from '../../../../shared/ui/Panel.tsx';
import { useFieldNames } from '../../../../subjects/field-names/useFieldNames.ts';
import type { PartBForm } from './partB.form.ts';
import './translations.generated.ts';

interface Props {
  form: UseFormReturn<PartBForm>;
  readOnly: boolean;
  conclusion: PifConclusion;
}

/** Part B, section 1: the statement, from a template in either language, with what it rests on. */
export function StatementFields({ form, readOnly, conclusion }: Props) {
  const { t, i18n } = useTranslation('pifPartB');
  const names = useFieldNames();
  const field = useFields(form);
  const fill = (language: 'en' | 'sr') =>
    form.setValue('statement', i18n.getFixedT(language, 'pifPartB')(`template.${conclusion}`), { shouldDirty: true });
  const inputProps = { maxLength: PART_B_FIELDS.statement.maxLength };
  return (
    <Panel title={t('statement')}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box>
          <AreaField
            rows={4}
            label={names.field.conclusionStatement}
            {...{ readOnly, inputProps }}
            {...field('statement')}
          />
          {!readOnly && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
              <Button size="small" onClick={() => fill('en')}>
                {t('templateEn')}
              </Button>
              <Button size="small" onClick={() => fill('sr')}>
                {t('templateSr')}
              </Button>
            </Box>
          )}
        </Box>
        <AreaField
          rows={3}
          label={names.field.conditions}
          hint={t('conditionsHint')}
          {...{ readOnly, inputProps }}
          {...field('conditions')}
        />
        <AreaField
          rows={3}
          label={names.field.unsafeReasons}
          {...{ readOnly, inputProps }}
          {...field('unsafeReasons')}
        />
      </Box>
    </Panel>
  );
}
