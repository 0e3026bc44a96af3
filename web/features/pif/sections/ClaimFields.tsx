import Box from '@mui/material/Box';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ClaimedProduct } from '../../../../domain/pif/claimHints.ts';
import { PIF_CLAIM_LIMITS } from '../../../../domain/pif/limits.ts';
import { useFields } from '../../../shared/forms/useFields.ts';
import { Field } from '../../../shared/ui/Field.tsx';
import { AreaField, ListField } from '../../../shared/ui/ListField.tsx';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import { ClaimCriteria } from './ClaimCriteria.tsx';
import { KINDS, type ClaimsForm } from './claims.form.ts';
import { twoColumns, wholeWidth } from './gridStyles.ts';
import './translations.generated.ts';

interface Props {
  form: UseFormReturn<ClaimsForm>;
  readOnly: boolean;
  /** Which claim of the list. */
  at: number;
  product: ClaimedProduct;
}

const limits = PIF_CLAIM_LIMITS;

/** A claim with its evidence and its judgement by the six criteria. */
export function ClaimFields({ form, readOnly, at, product }: Props) {
  const { t } = useTranslation('pifSections');
  const names = useFieldNames();
  const field = useFields(form);
  const line = (name: 'studyType' | 'title', max: number) => (
    <Field
      label={names.innerName(name === 'title' ? 'evidence' : 'claims', name)}
      readOnly={readOnly}
      inputProps={{ maxLength: max }}
      {...field(`claims.${at}.${name}`)}
    />
  );
  return (
    <Box sx={twoColumns}>
      <Box sx={wholeWidth}>
        <AreaField
          rows={2}
          label={names.field['claims.text']}
          readOnly={readOnly}
          inputProps={{ maxLength: limits.claimText }}
          {...field(`claims.${at}.text`)}
        />
      </Box>
      <ListField label={names.field['claims.kind']} disabled={readOnly} {...field(`claims.${at}.kind`)}>
        <option value="">{t('answer.notStated')}</option>
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {names.choice.kind[kind]}
          </option>
        ))}
      </ListField>
      <Field
        label={names.field.language}
        hint={t('claims.languageHint')}
        readOnly={readOnly}
        inputProps={{ maxLength: 2 }}
        {...field(`claims.${at}.language`)}
      />
      {line('studyType', limits.studyType)}
      {line('title', limits.studyTitle)}
      <Field label={names.field['evidence.date']} type="date" readOnly={readOnly} {...field(`claims.${at}.date`)} />
      <ClaimCriteria form={form} readOnly={readOnly} at={at} product={product} />
    </Box>
  );
}
