import { useTranslation } from 'react-i18next';
import { productCategory } from '../../../../domain/product/productCategories.ts';
import type { Translations } from '../../../shared/i18n/translations.ts';
import '../../../shared/check/translations.ts';
import type { FactText } from './differences.ts';

/** What is known of a product in one line: category, use, and who or where it is for. */
export function useFactText(): FactText {
  const { t } = useTranslation('check');
  return ({ category, use, isForUnderThree, isForIntimateUse, isInhalable }) =>
    [
      productCategory(category) && t(`category.${category as keyof Translations['check']['category']}`),
      use && t(use === 'LEAVE_ON' ? 'product.leaveOn' : 'product.rinseOff'),
      isForUnderThree && t('product.isForUnderThree'),
      isForIntimateUse && t('product.isForIntimateUse'),
      isInhalable && t('product.isInhalable'),
    ]
      .filter(Boolean)
      .join(' · ');
}
