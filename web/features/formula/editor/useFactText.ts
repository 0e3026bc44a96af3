import { useTranslation } from 'react-i18next';
import { categoryName } from '../../../../domain/product/categoryNames.ts';
import { currentLanguage } from '../../../shared/i18n/i18n.ts';
import '../../../subjects/check/translations.generated.ts';
import type { FactText } from './differences.ts';

/** What is known of a product in one line: category, use, and who or where it is for. */
export function useFactText(): FactText {
  const { t } = useTranslation('check');
  return ({ category, use, isForUnderThree, isForIntimateUse, isInhalable }) =>
    [
      category && categoryName(category, currentLanguage()),
      use && t(use === 'LEAVE_ON' ? 'product.leaveOn' : 'product.rinseOff'),
      isForUnderThree && t('product.isForUnderThree'),
      isForIntimateUse && t('product.isForIntimateUse'),
      isInhalable && t('product.isInhalable'),
    ]
      .filter(Boolean)
      .join(' · ');
}
