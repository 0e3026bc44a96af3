import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ANIMAL_TESTING_ANSWERS } from '../../../../domain/pif/animalTesting.ts';
import { ANIMAL_TESTING_FIELDS } from '../../../../domain/pif/fields/animalTesting.ts';
import { useFields } from '../../../shared/forms/useFields.ts';
import { Field } from '../../../shared/ui/Field.tsx';
import { PlusIcon } from '../../../shared/ui/icons.tsx';
import { AreaField, ListField } from '../../../shared/ui/ListField.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import { emptyAnswer, type AnimalTestingForm } from './animalTesting.form.ts';
import { entry, twoColumns, wholeWidth } from './gridStyles.ts';
import { RowActions } from './RowActions.tsx';
import './translations.generated.ts';

interface Props {
  form: UseFormReturn<AnimalTestingForm>;
  readOnly: boolean;
}

const { text, signedBy, supplierAnswers } = ANIMAL_TESTING_FIELDS;

function AnswerOptions({ none }: { none: string }) {
  const names = useFieldNames();
  return (
    <>
      <option value="">{none}</option>
      {ANIMAL_TESTING_ANSWERS.map((answer) => (
        <option key={answer} value={answer}>
          {names.choice.answer[answer]}
        </option>
      ))}
    </>
  );
}

/** The statement of the company itself. */
export function StatementFields({ form, readOnly }: Props) {
  const { t } = useTranslation('pifSections');
  const names = useFieldNames();
  const field = useFields(form);
  return (
    <Panel title={names.field.statement}>
      <Box sx={twoColumns}>
        {(['statement', 'thirdCountries'] as const).map((name) => (
          <ListField key={name} label={names.innerName('animalTesting', name)} disabled={readOnly} {...field(name)}>
            <AnswerOptions none={t('answer.notStated')} />
          </ListField>
        ))}
        <Box sx={wholeWidth}>
          <AreaField
            rows={5}
            label={names.field['animalTesting.text']}
            hint={t('animal.textHint')}
            readOnly={readOnly}
            inputProps={{ maxLength: text.maxLength }}
            {...field('text')}
          />
        </Box>
        <Box sx={{ ...wholeWidth, ...twoColumns }} data-fields="signature">
          <Field
            label={names.field.signedBy}
            readOnly={readOnly}
            inputProps={{ maxLength: signedBy.maxLength }}
            {...field('signedBy')}
          />
          <Field label={names.field.signedOn} type="date" readOnly={readOnly} {...field('signedOn')} />
        </Box>
      </Box>
    </Panel>
  );
}

/** What each supplier answered. */
export function SupplierAnswers({ form, readOnly }: Props) {
  const { t } = useTranslation('pifSections');
  const names = useFieldNames();
  const field = useFields(form);
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'supplierAnswers' });
  return (
    <Panel title={names.field.supplierAnswers}>
      <Box data-fields="supplierAnswers" tabIndex={-1}>
        {fields.length === 0 && (
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {t('animal.noAnswers')}
          </Typography>
        )}
        <Box component="ul" sx={{ m: 0, p: 0 }}>
          {fields.map(({ id }, at) => {
            const name = t('animal.answer', { number: at + 1 });
            return (
              <Box component="li" key={id} role="group" aria-label={name} sx={entry}>
                <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
                  <Typography variant="subtitle2" component="h3">
                    {name}
                  </Typography>
                  {!readOnly && <RowActions name={name} onRemove={() => remove(at)} />}
                </Box>
                <Box sx={twoColumns}>
                  <Field
                    label={names.field.supplier}
                    readOnly={readOnly}
                    inputProps={{ maxLength: supplierAnswers.fields.supplier.maxLength }}
                    {...field(`supplierAnswers.${at}.supplier`)}
                  />
                  <ListField label={names.field.answer} disabled={readOnly} {...field(`supplierAnswers.${at}.answer`)}>
                    <AnswerOptions none={t('answer.waiting')} />
                  </ListField>
                  <Field
                    label={names.field['supplierAnswers.date']}
                    type="date"
                    readOnly={readOnly}
                    {...field(`supplierAnswers.${at}.date`)}
                  />
                  <Field
                    label={names.field.note}
                    readOnly={readOnly}
                    inputProps={{ maxLength: supplierAnswers.fields.note.maxLength }}
                    {...field(`supplierAnswers.${at}.note`)}
                  />
                </Box>
              </Box>
            );
          })}
        </Box>
        {!readOnly && fields.length < supplierAnswers.maxRows && (
          <Button startIcon={<PlusIcon />} onClick={() => append(emptyAnswer)}>
            {t('animal.addAnswer')}
          </Button>
        )}
      </Box>
    </Panel>
  );
}
