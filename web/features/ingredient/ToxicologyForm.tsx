import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Fragment, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ToxicologyScope } from '../../shared/apollo/schema.generated.ts';
import { mayLeave } from '../../shared/forms/dirtyForms.ts';
import { ErrorSummary } from '../../shared/forms/ErrorSummary.tsx';
import { useFields } from '../../shared/forms/useFields.ts';
import { currentLanguage } from '../../shared/i18n/i18n.ts';
import { Field } from '../../shared/ui/Field.tsx';
import { EndpointFields } from './EndpointFields.tsx';
import { EndpointRow } from './EndpointRow.tsx';
import type { IngredientDetailQuery } from './IngredientDetail.generated.ts';
import { StudyFields } from './StudyFields.tsx';
import { toFormValues, toxicologyForm, type ToxicologyForm as Values } from './toxicology.form.ts';
import { useSaveToxicology } from './useSaveToxicology.ts';
import { endpoints } from './useToxicologyFacts.ts';
import { useValueHints } from './useValueHints.ts';
import { useVerification } from './useVerification.ts';
import { VerificationField } from './VerificationField.tsx';

interface Props {
  ingredient: IngredientDetailQuery['ingredient'];
  /** Whose values to edit. */
  scope: ToxicologyScope;
  onReload: () => Promise<void>;
  onClose: () => void;
}

/** Number of rows, unit and hint of a field. */
const inputs = [
  { name: 'noael', unit: 'mgPerKgDay', hint: 'noaelHint' },
  { name: 'studyDermal', unit: 'percent' },
  { name: 'year' },
  { name: 'noaelSource' },
  { name: 'species' },
  { name: 'study' },
  { name: 'oral', unit: 'percent' },
  { name: 'dermal', unit: 'percent' },
  { name: 'weight', unit: 'gPerMol' },
  { name: 'logPow' },
  { name: 'solubility', unit: 'mgPerL' },
  { name: 'form' },
  { name: 'uv' },
  { name: 'uvSource' },
  { name: 'purity' },
  { name: 'puritySource' },
  { name: 'iupac' },
  { name: 'colour' },
  { name: 'legislation', rows: 2 },
  { name: 'references', rows: 4, hint: 'referencesHint' },
] as const;

/** The form for toxicological data: figures with comma or point, one reference per line. */
export function ToxicologyForm({ ingredient, scope, onReload, onClose }: Props) {
  const { t } = useTranslation('ingredient');
  const stored = scope === 'OWN' ? ingredient.ownToxicology : ingredient.toxicology;
  // The values when editing began; `ingredient` carries the server's current ones.
  const [before] = useState(() => toFormValues(stored, currentLanguage()));
  const form = useForm<Values>({
    resolver: zodResolver(toxicologyForm),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: before,
  });
  const field = useFields(form);
  const verification = useVerification(form);
  const { submit, release } = useSaveToxicology(form, { ingredient, scope, onReload, onSaved: onClose });
  const { isDirty, isSubmitting, errors } = form.formState;
  const hintOf = useValueHints({ ingredient, scope, before });

  const cancel = async () => {
    if (!(await mayLeave())) return;
    release();
    onClose();
  };
  return (
    <Stack
      component="form"
      noValidate
      useFlexGap
      spacing={2}
      aria-label={t(`toxicology.formTitle.${scope}`)}
      aria-busy={isSubmitting}
      onSubmit={(event) => void (isSubmitting ? event.preventDefault() : submit(event))}
    >
      <Typography variant="h4" component="h4">
        {t(`toxicology.formTitle.${scope}`)}
      </Typography>
      <ErrorSummary form={form} />
      {inputs.map(({ name, ...look }) => (
        <Fragment key={name}>
          <Field
            label={t(`toxicology.${name}`)}
            hint={hintOf((values) => values[name], 'hint' in look ? t(`toxicology.${look.hint}`) : undefined)}
            readOnly={isSubmitting}
            {...('rows' in look ? { multiline: true, minRows: look.rows } : {})}
            {...('unit' in look
              ? { endAdornment: <Unit text={t(`units.${look.unit}`)} />, inputProps: { inputMode: 'decimal' } }
              : {})}
            {...field(name, { onChange: verification.withdraw })}
          />
          {name === 'noael' && (
            <StudyFields {...{ hintOf, form }} disabled={isSubmitting} onChange={verification.withdraw} />
          )}
        </Fragment>
      ))}
      <EndpointFields
        isFilled={Object.values(before.endpoints).some(({ text, noData }) => text || noData)}
        hasError={errors.endpoints !== undefined}
      >
        {endpoints.map((endpoint) => (
          <EndpointRow
            key={endpoint}
            {...{ endpoint, form, hintOf }}
            disabled={isSubmitting}
            onChange={verification.withdraw}
          />
        ))}
      </EndpointFields>
      <VerificationField verification={verification} disabled={isSubmitting} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" disabled={!isDirty}>
          {t(isSubmitting ? 'toxicology.saving' : 'toxicology.save')}
        </Button>
        <Button onClick={() => void cancel()} disabled={isSubmitting}>
          {t('toxicology.cancel')}
        </Button>
      </Box>
    </Stack>
  );
}

function Unit({ text }: { text: string }) {
  return (
    <Box component="span" sx={{ pl: 1, typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap' }}>
      {text}
    </Box>
  );
}
