import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { defaults } from '../../../../domain/exposure/defaults.ts';
import {
  AGGREGATE_EXPOSURE,
  EXPOSURE_SOURCES,
  exposureDefaults,
} from '../../../../domain/exposure/exposureDefaults.ts';
import { SelectFilter } from '../../../shared/ui/SelectFilter.tsx';
import '../translations.ts';
import { useQuantity } from '../../../shared/i18n/useQuantity.ts';
import type en from '../locale/en.json';
import { QuantityField } from '../QuantityField.tsx';
import { SourceNote } from '../SourceNote.tsx';
import { BY_AMOUNT, exposureOf, exposureProduct, type MosInputs, type SetMos } from './mosInputs.ts';

/** Choice of product: the exposure is typed. */
const TYPED_EXPOSURE = 'own';
/** Choice of product: all products of Table 5 together. */
const ALL_PRODUCTS = 'all';

/** The products with a known exposure in mg/kg bw/day. */
const products = exposureDefaults.flatMap((one) =>
  one.exposureMgPerKgDay === null ? [] : [{ key: one.key, exposure: one.exposureMgPerKgDay }],
);

/** The exposure of a choice of product, mg/kg bw/day, or null. */
export const exposureOfChoice = (key: string): number | null =>
  key === ALL_PRODUCTS
    ? AGGREGATE_EXPOSURE.exposureMgPerKgDay
    : (products.find((one) => one.key === key)?.exposure ?? null);

/** The products to choose from, in the language of the screen. */
export function useExposureChoices(): { value: string; label: string }[] {
  const { t } = useTranslation('tools');
  return [
    ...products.map(({ key }) => ({
      value: key,
      label: t(`exposureProduct.${key as keyof typeof en.exposureProduct}`),
    })),
    { value: ALL_PRODUCTS, label: t('exposureProduct.all') },
  ];
}

interface Props {
  inputs: MosInputs;
  onChange: SetMos;
  errorOf: (field: string) => string | undefined;
}

/** The product and the exposure to it. */
export function ExposureFields({ inputs, onChange, errorOf }: Props) {
  const { t } = useTranslation('tools');
  const { quantity } = useQuantity();
  const choices = useExposureChoices();
  const product = exposureProduct(inputs.product);
  const usual = exposureOfChoice(inputs.product);
  const source = product
    ? EXPOSURE_SOURCES[product.source]
    : inputs.product === ALL_PRODUCTS
      ? EXPOSURE_SOURCES[AGGREGATE_EXPOSURE.source]
      : undefined;
  const exposure = exposureOf(inputs);
  const choose = (key: string) => {
    const usualExposure = exposureOfChoice(key);
    onChange(usualExposure === null ? { product: key } : { product: key, exposure: String(usualExposure) });
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <Typography variant="subtitle2" component="p" color="textSecondary" aria-hidden sx={{ mb: 0.5 }}>
          {t('field.product')}
        </Typography>
        <Box sx={{ display: 'grid' }}>
          <SelectFilter
            label={t('field.product')}
            value={inputs.product}
            options={[
              ...choices,
              { value: TYPED_EXPOSURE, label: t('exposureProduct.own') },
              { value: BY_AMOUNT, label: t('exposureProduct.amount') },
            ]}
            onChange={choose}
          />
        </Box>
      </Box>
      {inputs.product === BY_AMOUNT ? (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
            alignItems: 'start',
          }}
        >
          <QuantityField
            label={t('field.amount')}
            unit={t('unit.gPerDay')}
            value={inputs.amount}
            onChange={(amount) => onChange({ amount })}
            error={errorOf('amount')}
          />
          <QuantityField
            label={t('field.retention')}
            unit="0–1"
            value={inputs.retention}
            onChange={(retention) => onChange({ retention })}
            error={errorOf('retention')}
          />
          <QuantityField
            label={t('field.weight')}
            unit="kg"
            value={inputs.weight}
            onChange={(weight) => onChange({ weight })}
            error={errorOf('weight')}
            hint={
              <SourceNote
                source={`${defaults.bodyWeight.value} kg: ${defaults.bodyWeight.source}`}
                isVerified={defaults.bodyWeight.verified}
              />
            }
          />
          {exposure.ok && (
            <Typography variant="body2" sx={{ gridColumn: '1 / -1' }}>
              {t('mos.exposureIs', { value: quantity(exposure.value), unit: t('unit.mgPerKgDay') })}
            </Typography>
          )}
        </Box>
      ) : (
        <QuantityField
          label={t('field.exposure')}
          unit={t('unit.mgPerKgDay')}
          value={inputs.exposure}
          onChange={(text) => onChange({ exposure: text })}
          error={errorOf('exposure')}
          hint={
            source &&
            usual !== null && (
              <>
                {t('mos.usual', { value: quantity(usual) })}{' '}
                <SourceNote
                  source={product?.note ? `${source} (${product.note})` : source}
                  isVerified={product?.verified ?? true}
                />
              </>
            )
          }
        />
      )}
    </Box>
  );
}
