import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type ClaimedProduct, claimHints, contradictsHint } from '../../../../domain/pif/claimHints.ts';
import { CLAIM_CRITERIA } from '../../../../domain/pif/claims.ts';
import { PIF_CLAIM_LIMITS } from '../../../../domain/pif/limits.ts';
import { useFields } from '../../../shared/forms/useFields.ts';
import { Field } from '../../../shared/ui/Field.tsx';
import { ListField } from '../../../shared/ui/ListField.tsx';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import { ClaimHintList } from './ClaimHintList.tsx';
import { JUDGEMENTS, type ClaimsForm } from './claims.form.ts';
import { twoColumns, wholeWidth } from './gridStyles.ts';
import './translations.generated.ts';

interface Props {
  form: UseFormReturn<ClaimsForm>;
  readOnly: boolean;
  /** Which claim of the list. */
  at: number;
  product: ClaimedProduct;
}

/** The judgement of a claim by the six criteria, beside what is computed about each. */
export function ClaimCriteria({ form, readOnly, at, product }: Props) {
  const { t } = useTranslation('pifSections');
  const names = useFieldNames();
  const field = useFields(form);
  const claim = useWatch({ control: form.control, name: `claims.${at}` });
  // The row of a claim that is being removed has no values any more.
  const { text = '', criteria = [] } = (claim as Partial<typeof claim> | undefined) ?? {};
  const hints = claimHints(text, product);
  return (
    <Box sx={wholeWidth}>
      <Typography variant="subtitle2" component="h4" sx={{ mb: 1 }}>
        {names.field.criteria}
      </Typography>
      {CLAIM_CRITERIA.map((criterion, row) => (
        <Box
          key={criterion}
          role="group"
          aria-label={names.choice.criterion[criterion]}
          sx={{
            ...twoColumns,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 2fr)' },
            mb: 2,
          }}
        >
          <ListField
            label={names.choice.criterion[criterion]}
            disabled={readOnly}
            {...field(`claims.${at}.criteria.${row}.judgement`)}
          >
            {JUDGEMENTS.map((judgement) => (
              <option key={judgement} value={judgement}>
                {t(`judgement.${judgement}`)}
              </option>
            ))}
          </ListField>
          <Field
            label={names.field.reason}
            readOnly={readOnly}
            inputProps={{ maxLength: PIF_CLAIM_LIMITS.criterionReason }}
            {...field(`claims.${at}.criteria.${row}.reason`)}
          />
          <ClaimHintList
            hints={hints.filter((hint) => hint.criterion === criterion)}
            isContradictory={contradictsHint(hints, {
              judgement: 'NOT_JUDGED',
              ...criteria[row],
              criterion,
            })}
          />
        </Box>
      ))}
    </Box>
  );
}
