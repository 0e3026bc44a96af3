import { useTranslation } from 'react-i18next';
import { useQuantity } from '../../shared/i18n/useQuantity.ts';
import './translations.generated.ts';

/** Returns a function that says which share of a perfume or aroma an allergen has. */
export function useShareText() {
  const { t } = useTranslation('fragranceMaterial');
  const { quantity } = useQuantity();
  return ({ percent, detectionLimit }: { percent: string | null; detectionLimit: string | null }): string =>
    percent !== null
      ? `${quantity(Number(percent), 12)} %`
      : detectionLimit !== null
        ? t('statement.belowLimit', { limit: quantity(Number(detectionLimit), 12) })
        : t('statement.notDetected');
}
