import { useTranslation } from 'react-i18next';
import { PARTICULARS } from '../../../../domain/label/labelFields.ts';
import { categoryName } from '../../../../domain/product/categoryNames.ts';
import '../../../subjects/check/translations.generated.ts';
import { currentLanguage } from '../../../shared/i18n/i18n.ts';
import { useQuantity } from '../../../shared/i18n/useQuantity.ts';
import type { Translations } from '../../../shared/i18n/translations.ts';
import './translations.generated.ts';
import type { LabelDetail_LabelFragment } from './LabelDetail.generated.ts';

type Content = LabelDetail_LabelFragment['content'];

export interface Particular {
  key: keyof Translations['labelDetail']['field'];
  label: string;
  value: string;
  /** Whether the label lacks it. */
  isBlank: boolean;
}

/** The particulars of a label and the properties of the product, as texts. */
export function useParticulars(content: Content): Particular[] {
  const { t } = useTranslation('labelDetail');
  const { t: check } = useTranslation('check');
  const { quantity } = useQuantity();
  const yesOrNo = (value: boolean | null) => (value === null ? null : check(value ? 'product.yes' : 'product.no'));
  const months = (count: number | null) => (count === null ? null : t('onLabel.months', { count }));
  const category = content.category && (categoryName(content.category, currentLanguage()) ?? content.category);
  const use = content.use && check(content.use === 'LEAVE_ON' ? 'product.leaveOn' : 'product.rinseOff');
  const phText = ({ phMin, phMax }: Content): string | null => {
    if (phMin === null) return phMax === null ? null : t('onLabel.ph.upTo', { to: quantity(phMax) });
    if (phMax === null) return t('onLabel.ph.from', { from: quantity(phMin) });
    if (phMin === phMax) return quantity(phMin);
    return t('onLabel.ph.range', { from: quantity(phMin), to: quantity(phMax) });
  };
  const notNeeded = content.isPaoIrrelevant ? t('onLabel.notNeeded') : null;
  const statedText = (name: (typeof PARTICULARS)[number]): string | null => {
    if (name === 'paoMonths')
      return content.paoMonths === null ? notNeeded : t('onLabel.pao', { months: content.paoMonths });
    return content[name] ?? (name === 'bestBefore' ? notNeeded : null);
  };
  const stated = PARTICULARS.map((name): [Particular['key'], string | null] => [name, statedText(name)]);
  const known: [Particular['key'], string | null][] = [
    ['category', category],
    ['use', use],
    ['isForUnderThree', yesOrNo(content.isForUnderThree)],
    ['isForIntimateUse', yesOrNo(content.isForIntimateUse)],
    ['isInhalable', yesOrNo(content.isInhalable)],
    ['ph', phText(content)],
    [
      'percentages',
      content.percentages.map(({ name, percent }) => `${name} ${quantity(percent)} %`).join(', ') || null,
    ],
    ['isImported', yesOrNo(content.isImported)],
    ['minimumDurabilityMonths', months(content.minimumDurabilityMonths)],
    ['markets', content.markets.map((market) => t(`market.${market}`)).join(', ') || null],
  ];
  const rowsOf = (rows: typeof stated, blank: string) =>
    rows.map(([key, value]) => ({ key, label: t(`field.${key}`), value: value ?? blank, isBlank: value === null }));
  return [...rowsOf(stated, t('onLabel.notStated')), ...rowsOf(known, t('onLabel.notKnown'))];
}
