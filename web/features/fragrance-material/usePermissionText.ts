import { useTranslation } from 'react-i18next';
import type { IfraRow } from '../../../domain/ifra/certificate.ts';
import { useQuantity } from '../../shared/i18n/useQuantity.ts';
import './translations.generated.ts';

/** What a certificate says of a category, in words: "2.52 %", "not permitted". */
export function usePermissionText(): (row: Pick<IfraRow, 'permission' | 'maximum'>) => string {
  const { t } = useTranslation('fragranceMaterial');
  const { quantity } = useQuantity();
  return ({ permission, maximum }) =>
    permission === 'LIMITED' ? `${quantity(Number(maximum), 12)} %` : t(`permission.${permission}`);
}
