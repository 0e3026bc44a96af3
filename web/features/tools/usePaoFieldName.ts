import { useTranslation } from 'react-i18next';
import './translations.generated.ts';

/** The name of an input of the advice on the period after opening. */
export function usePaoFieldName(): (field: string) => string {
  const { t } = useTranslation('tools');
  return (field) =>
    field === 'provenDurabilityMonths' ? t('pao.durability') : t(`pao.factor.${field as 'packaging'}`);
}
