import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import type { PifSubstanceWorkingQuery } from './SubstanceWorking.generated.ts';
import './translations.generated.ts';

type Combined = NonNullable<
  NonNullable<PifSubstanceWorkingQuery['pif']['safetyReport']>['substances'][number]['combined']
>;

/** What each of the named products brings of a substance, and the margin from all of them with this product. */
export function CombinedLines({ combined: { products, systemicExposure, margin } }: { combined: Combined }) {
  const { t } = useTranslation('pifReport');
  const { figure } = useFormat();
  const { field, choice } = useFieldNames();
  const shown = (one: { value: string } | null | undefined) => (one ? figure(Number(one.value)) : '?');
  return (
    <>
      <Typography variant="subtitle2" component="h3" sx={{ mt: 1.5 }}>
        {field.combinedProducts}
      </Typography>
      {products.map(({ name, exposureProduct, exposure, concentration, absorption, systemicExposure: dose }) => (
        <Typography key={name} variant="body2" sx={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
          {[name, exposureProduct && choice.exposureProduct[exposureProduct]].filter(Boolean).join(', ')}:{' '}
          {`${shown(exposure)} × ${shown(concentration)} / 100 × ${shown(absorption)} / 100`} ={' '}
          <strong>{`${shown(dose)} mg/kg`}</strong>
          {exposure?.source && ` · ${exposure.source}`}
        </Typography>
      ))}
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {t('working.allTogether', { sed: shown(systemicExposure), margin: shown(margin) })}
      </Typography>
    </>
  );
}
