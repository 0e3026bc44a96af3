import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { exposureOfProduct } from '../../../../domain/pif/exposureOfProduct.ts';
import { isUsedOtherwise } from '../../../../domain/product/product.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import type { PifDetail_PifFragment } from '../frame/Pif.generated.ts';
import type { PartAForm } from './partA.form.ts';
import './translations.generated.ts';

/** How much of the product somebody is exposed to, with its working; it follows what is typed. */
export function ExposureWorking({ form, pif }: { form: UseFormReturn<PartAForm>; pif: PifDetail_PifFragment }) {
  const { t } = useTranslation('pifReport');
  const { number } = useFormat();
  const entered = useWatch({ control: form.control, name: 'exposure' });
  const groups = useWatch({ control: form.control, name: 'exposedGroups' });
  const { category } = pif.description;
  // Where groups are chosen each has figures of its own, and these are those of adults.
  const isForUnderThree = pif.description.isForUnderThree && groups.length === 0;
  const { use: stated } = pif.description;
  const use = stated && (stated === 'LEAVE_ON' ? 'leave-on' : 'rinse-off');
  const exposure = exposureOfProduct({ category, use, isForUnderThree, entered });
  const isOtherwise = isUsedOtherwise({ category, use });
  const shown = (value: number | null) => (value === null ? '?' : number(value));
  return (
    <Box role="status" sx={{ p: 2, borderRadius: '10px', bgcolor: 'subtle' }}>
      {exposure === null ? (
        <Typography variant="body2">
          {t(isForUnderThree ? 'exposure.child' : isOtherwise ? 'exposure.otherUse' : 'exposure.noCategory')}
        </Typography>
      ) : (
        <>
          <Typography variant="body1" sx={{ fontWeight: 600 }}>
            {exposure.mgPerKgDay === null
              ? t('exposure.unknown')
              : t('exposure.value', { value: number(Number(exposure.mgPerKgDay.toPrecision(6))) })}
          </Typography>
          {exposure.origin === 'ENTERED' && (
            <Typography variant="body2">
              {t('exposure.working', {
                grams: shown(exposure.gramsPerDay),
                retention: shown(exposure.retentionFactor),
                weight: shown(exposure.bodyWeightKg),
              })}
            </Typography>
          )}
          {exposure.row && (
            <Typography variant="caption" component="p" color="textSecondary">
              {t('exposure.source', { name: exposure.row.name, table: exposure.row.sccsTable })}{' '}
              {t(exposure.row.verified ? 'exposure.verified' : 'exposure.unverified')}
            </Typography>
          )}
        </>
      )}
    </Box>
  );
}
