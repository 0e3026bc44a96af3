import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useController, useFieldArray, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ClaimedProduct } from '../../../../domain/pif/claimHints.ts';
import { PIF_CLAIM_LIMITS } from '../../../../domain/pif/limits.ts';
import { PlusIcon } from '../../../shared/ui/icons.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import { ClaimFields } from './ClaimFields.tsx';
import { emptyClaim, type ClaimsForm } from './claims.form.ts';
import { entry } from './gridStyles.ts';
import { RowActions } from './RowActions.tsx';
import './translations.generated.ts';

interface Props {
  form: UseFormReturn<ClaimsForm>;
  readOnly: boolean;
  /** What the claims are compared with. */
  product: ClaimedProduct;
}

/** All claims, or the statement that there are none. */
export function ClaimList({ form, readOnly, product }: Props) {
  const { t } = useTranslation('pifSections');
  const names = useFieldNames();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'claims' });
  const none = useController({ control: form.control, name: 'hasNoClaims' }).field;
  return (
    <Panel title={names.field.claims}>
      <Box data-fields="claims evidence criteria" tabIndex={-1}>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {t('claims.law')}
        </Typography>
        {(fields.length === 0 || none.value) && (
          <FormControlLabel
            label={names.field.hasNoClaims}
            disabled={readOnly}
            control={<Checkbox checked={none.value} onChange={(_, isNone) => none.onChange(isNone)} />}
            slotProps={{ typography: { variant: 'body2' } }}
          />
        )}
        <Box component="ol" sx={{ m: 0, p: 0 }}>
          {fields.map(({ id }, at) => {
            const name = t('claims.claim', { number: at + 1 });
            return (
              <Box component="li" key={id} role="group" aria-label={name} sx={entry}>
                <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
                  <Typography variant="subtitle2" component="h3">
                    {name}
                  </Typography>
                  {!readOnly && <RowActions name={name} onRemove={() => remove(at)} />}
                </Box>
                <ClaimFields form={form} readOnly={readOnly} at={at} product={product} />
              </Box>
            );
          })}
        </Box>
        {!readOnly && !none.value && fields.length < PIF_CLAIM_LIMITS.claims && (
          <Box>
            <Button startIcon={<PlusIcon />} onClick={() => append(emptyClaim)}>
              {t('claims.add')}
            </Button>
          </Box>
        )}
      </Box>
    </Panel>
  );
}
