import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PART_B_FIELDS } from '../../../../../domain/pif/fields/partB.ts';
import type { PifReasoningHeading } from '../../../../shared/apollo/schema.generated.ts';
import { useFields } from '../../../../shared/forms/useFields.ts';
import { AreaField } from '../../../../shared/ui/ListField.tsx';
import { Panel, Tag } from '../../../../shared/ui/Panel.tsx';
import { useFieldNames } from '../../../../subjects/field-names/useFieldNames.ts';
import { isReasoned, type PartBForm } from './partB.form.ts';
import './translations.generated.ts';

interface Props {
  form: UseFormReturn<PartBForm>;
  readOnly: boolean;
  /** What is computed under a heading now. */
  sentence: (heading: PifReasoningHeading) => string;
}

/**
 * The reasoning by headings: computed sentences until somebody edits or confirms them, and the margins that are
 * accepted with a reason.
 */
export function ReasoningFields({ form, readOnly, sentence }: Props) {
  const { t } = useTranslation('pifPartB');
  const names = useFieldNames();
  const field = useFields(form);
  const reasoning = useWatch({ control: form.control, name: 'reasoning' });
  const margins = useWatch({ control: form.control, name: 'marginJustifications' });
  const setState = (at: number, state: PartBForm['reasoning'][number]['state']) =>
    form.setValue(`reasoning.${at}.state`, state, { shouldDirty: true });
  return (
    <Panel
      title={t('reasoning')}
      mark={<Tag>{t('reasoned', { done: reasoning.filter(isReasoned).length, total: reasoning.length })}</Tag>}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {reasoning.map(({ heading, state }, at) => (
          <Box key={heading} id={`part-B3-${heading}`} tabIndex={-1} sx={{ scrollMarginTop: 120 }}>
            <AreaField
              rows={3}
              label={names.choice.heading[heading as PifReasoningHeading]}
              readOnly={readOnly}
              inputProps={{ maxLength: PART_B_FIELDS.reasoning.fields.text.maxLength }}
              {...field(`reasoning.${at}.text`, { onChange: () => setState(at, 'EDITED') })}
            />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5 }}>
              <Chip
                size="small"
                variant="outlined"
                color={state === 'COMPUTED' || state === 'OUTDATED' ? 'warning' : 'default'}
                label={t(`state.${state}`)}
              />
              {state === 'COMPUTED' && !readOnly && (
                <Button
                  size="small"
                  aria-label={t('confirmOf', { heading: names.choice.heading[heading as PifReasoningHeading] })}
                  onClick={() => setState(at, 'CONFIRMED')}
                >
                  {t('confirm')}
                </Button>
              )}
              {state === 'OUTDATED' && !readOnly && (
                <Button
                  size="small"
                  aria-label={t('takeNewOf', { heading: names.choice.heading[heading as PifReasoningHeading] })}
                  onClick={() => {
                    form.setValue(`reasoning.${at}.text`, sentence(heading as PifReasoningHeading));
                    setState(at, 'CONFIRMED');
                  }}
                >
                  {t('takeNew')}
                </Button>
              )}
              {state === 'OUTDATED' && (
                <Typography variant="body2" color="textSecondary" sx={{ flexBasis: '100%' }}>
                  {t('computedNow', { sentence: sentence(heading as PifReasoningHeading) })}
                </Typography>
              )}
            </Box>
          </Box>
        ))}
        <Box id="part-B3-margins" tabIndex={-1} sx={{ display: 'grid', gap: 2 }}>
          {margins.map(({ inciName }, at) => (
            <AreaField
              key={inciName}
              rows={2}
              label={t('justify', { name: inciName })}
              readOnly={readOnly}
              inputProps={{ maxLength: PART_B_FIELDS.marginJustifications.fields.reason.maxLength }}
              {...field(`marginJustifications.${at}.reason`)}
            />
          ))}
        </Box>
      </Box>
    </Panel>
  );
}
