import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MANUFACTURING_FIELDS } from '../../../../domain/pif/fields/manufacturing.ts';
import { useErrorText } from '../../../shared/forms/useErrorText.ts';
import { useFields } from '../../../shared/forms/useFields.ts';
import { Field } from '../../../shared/ui/Field.tsx';
import { PlusIcon } from '../../../shared/ui/icons.tsx';
import { AreaField } from '../../../shared/ui/ListField.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import { entry, twoColumns, wholeWidth } from './gridStyles.ts';
import { emptyStep, type ManufacturingForm } from './manufacturing.form.ts';
import { RowActions } from './RowActions.tsx';
import './translations.generated.ts';

interface Props {
  form: UseFormReturn<ManufacturingForm>;
  readOnly: boolean;
}

const { steps, site, gmp } = MANUFACTURING_FIELDS;

/** The method step by step. */
export function MethodSteps({ form, readOnly }: Props) {
  const { t } = useTranslation('pifSections');
  const names = useFieldNames();
  const field = useFields(form);
  const errorText = useErrorText();
  const { fields, append, remove, swap } = useFieldArray({ control: form.control, name: 'steps' });
  const error = errorText(form.formState.errors.steps?.root);
  return (
    <Panel title={names.field.steps}>
      <Box data-fields="method" tabIndex={-1}>
        {fields.length === 0 && (
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {t('manufacturing.noSteps')}
          </Typography>
        )}
        <Box component="ol" sx={{ m: 0, p: 0 }}>
          {fields.map(({ id }, at) => {
            const name = t('manufacturing.step', { number: at + 1 });
            return (
              <Box component="li" key={id} role="group" aria-label={name} sx={entry}>
                <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
                  <Typography variant="subtitle2" component="h3">
                    {name}
                  </Typography>
                  {!readOnly && (
                    <RowActions
                      name={name}
                      onUp={at > 0 ? () => swap(at, at - 1) : undefined}
                      onRemove={() => remove(at)}
                    />
                  )}
                </Box>
                <Box sx={twoColumns}>
                  <Box sx={wholeWidth}>
                    <AreaField
                      rows={3}
                      label={names.field['steps.text']}
                      readOnly={readOnly}
                      inputProps={{ maxLength: steps.fields.text.maxLength }}
                      {...field(`steps.${at}.text`)}
                    />
                  </Box>
                  {(['phase', 'temperature', 'duration'] as const).map((part) => (
                    <Field
                      key={part}
                      label={names.field[part]}
                      readOnly={readOnly}
                      inputProps={{ maxLength: steps.fields[part].maxLength }}
                      {...field(`steps.${at}.${part}`)}
                    />
                  ))}
                </Box>
              </Box>
            );
          })}
        </Box>
        {error && (
          <Typography variant="caption" component="p" color="error" role="alert">
            {error}
          </Typography>
        )}
        {!readOnly && fields.length < steps.maxRows && (
          <Button startIcon={<PlusIcon />} onClick={() => append(emptyStep)}>
            {t('manufacturing.addStep')}
          </Button>
        )}
      </Box>
    </Panel>
  );
}

/** The site, and the statement on good manufacturing practice. */
export function GmpFields({ form, readOnly }: Props) {
  const { t } = useTranslation('pifSections');
  const names = useFieldNames();
  const field = useFields(form);
  const line = (name: 'standard' | 'signedBy') => (
    <Field
      label={names.field[name]}
      readOnly={readOnly}
      inputProps={{ maxLength: gmp.fields[name].maxLength }}
      {...field(name)}
    />
  );
  return (
    <>
      <Panel title={names.field.site}>
        <Field
          label={t('manufacturing.siteLabel')}
          readOnly={readOnly}
          inputProps={{ maxLength: site.maxLength }}
          {...field('site')}
        />
      </Panel>
      <Panel title={t('manufacturing.gmp')}>
        <Box sx={twoColumns} data-fields="gmpStatement">
          {line('standard')}
          {line('signedBy')}
          <Field label={names.field.signedOn} type="date" readOnly={readOnly} {...field('signedOn')} />
          <Field
            label={names.field.validUntil}
            type="date"
            readOnly={readOnly}
            hint={t('manufacturing.validHint')}
            {...field('validUntil')}
          />
        </Box>
      </Panel>
    </>
  );
}
