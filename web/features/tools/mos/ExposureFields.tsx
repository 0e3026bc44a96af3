import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { writeNumber } from '../../../../domain/quantity/readNumber.ts';
import { useTranslation } from 'react-i18next';
import {
  AGGREGATE_SOURCE,
  exposureDefaultOf,
  exposureDefaults,
  sourceOfExposure,
} from '../../../../domain/exposure/exposureDefaults.ts';
import { SelectFilter } from '../../../shared/ui/SelectFilter.tsx';
import '../translations.generated.ts';
import { useQuantity } from '../../../shared/i18n/useQuantity.ts';
import type en from '../locale/en.json';
import { QuantityField } from '../QuantityField.tsx';
import { SourceNote } from '../SourceNote.tsx';
import { ALL_PRODUCTS, BY_AMOUNT, exposureOf, exposureOfChoice, type MosInputs, type SetMos } from './mosInputs.ts';
import { isUsualExposure } from './provenance.ts';
import { WeightField } from './WeightField.tsx';

/** Choice of product: the exposure is typed. */
const TYPED_EXPOSURE = 'own';
/** The products with a known exposure in mg/kg bw/day. */
const products = exposureDefaults.filter(({ exposureMgPerKgDay }) => exposureMgPerKgDay !== null);

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
  const exposure = exposureOf(inputs);
  const choose = (key: string) => {
    const usualExposure = exposureOfChoice(key);
    onChange(usualExposure === null ? { product: key } : { product: key, exposure: writeNumber(usualExposure) });
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
          <WeightField inputs={inputs} onChange={onChange} error={errorOf('weight')} />
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
          hint={<ExposureHint inputs={inputs} />}
        />
      )}
    </Box>
  );
}

/** The source of the exposure while it is the default of its product; a typed figure has none. */
function ExposureHint({ inputs }: { inputs: MosInputs }) {
  const { t } = useTranslation('tools');
  const { quantity } = useQuantity();
  const product = exposureDefaultOf(inputs.product);
  const usual = exposureOfChoice(inputs.product);
  if (usual === null) return null;
  const isUsual = isUsualExposure(inputs);
  return (
    <>
      {isUsual ? (
        <SourceNote
          source={product ? sourceOfExposure(product) : AGGREGATE_SOURCE}
          isVerified={product?.verified ?? true}
        />
      ) : (
        t('mos.typed', { value: `${quantity(usual)} ${t('unit.mgPerKgDay')}` })
      )}
      {product?.separately && `${isUsual ? '.' : ''} ${t(`mos.separately.${product.separately}`)}`}
    </>
  );
}
