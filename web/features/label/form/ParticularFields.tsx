import Box from '@mui/material/Box';
import { useController, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LABEL_FIELDS, type LabelText, type MonthsField } from '../../../../domain/label/labelFields.ts';
import { useFields } from '../../../shared/forms/useFields.ts';
import { Field } from '../../../shared/ui/Field.tsx';
import { AreaField, ListField } from '../../../shared/ui/ListField.tsx';
import type { LabelForm } from './label.form.ts';
import { MarketFields } from './MarketFields.tsx';
import { Checkbox } from '../../../shared/forms/Checkbox.tsx';

const two = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
} as const;

/** The particulars of a label beside its ingredients and texts, and the markets it is sold in. */
export function ParticularFields({ form, disabled }: { form: UseFormReturn<LabelForm>; disabled: boolean }) {
  const { t } = useTranslation('labelForm');
  const { t: detail } = useTranslation('labelDetail');
  const { t: check } = useTranslation('check');
  const field = useFields(form);
  const { control } = form;
  const imported = useController({ control, name: 'isImported' }).field;
  const irrelevant = useController({ control, name: 'isPaoIrrelevant' }).field;
  const text = (name: LabelText, hint?: string) => (
    <Field
      label={detail(`field.${name}`)}
      readOnly={disabled}
      hint={hint}
      inputProps={{ maxLength: LABEL_FIELDS[name].maxLength }}
      {...field(name)}
    />
  );
  const months = (name: MonthsField) => (
    <Field
      label={t(`months.${name}`)}
      readOnly={disabled}
      inputProps={{ inputMode: 'numeric', maxLength: 3 }}
      {...field(name)}
    />
  );
  return (
    <Box sx={two}>
      {text('nominalContent', t('hints.nominalContent'))}
      {text('batch')}
      {months('paoMonths')}
      {text('bestBefore', t('hints.bestBefore'))}
      {months('minimumDurabilityMonths')}
      <Box sx={{ alignSelf: { sm: 'end' } }}>
        <Checkbox
          label={t('paoIrrelevant')}
          checked={irrelevant.value}
          disabled={disabled}
          onChange={irrelevant.onChange}
        />
      </Box>
      {text('countryOfOrigin')}
      <ListField
        label={detail('field.isImported')}
        disabled={disabled}
        name={imported.name}
        inputRef={imported.ref}
        value={imported.value === null ? '' : String(imported.value)}
        onBlur={imported.onBlur}
        onChange={({ target }) => imported.onChange(target.value === '' ? null : target.value === 'true')}
      >
        <option value="">{check('product.unknown')}</option>
        <option value="true">{check('product.yes')}</option>
        <option value="false">{check('product.no')}</option>
      </ListField>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <AreaField
          label={detail('field.responsiblePerson')}
          rows={2}
          readOnly={disabled}
          hint={t('hints.responsiblePerson')}
          inputProps={{ maxLength: LABEL_FIELDS.responsiblePerson.maxLength }}
          {...field('responsiblePerson')}
        />
      </Box>
      {text('productFunction', t('hints.productFunction'))}
      <MarketFields form={form} disabled={disabled} />
    </Box>
  );
}
