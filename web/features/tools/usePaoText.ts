import { useTranslation } from 'react-i18next';
import type { PaoAdvice } from '../../../domain/pao/adviseOnPao.ts';
import { useQuantity } from '../../shared/i18n/useQuantity.ts';
import './translations.generated.ts';

interface PaoText {
  /** The months that are advised, or that there are none. */
  headline: string;
  sentence: string;
  /** What lowered or forbade the months. */
  caps: string[];
}

/** Advice on the period after opening in words; empty without advice. */
export function usePaoText(advice: PaoAdvice | null): PaoText {
  const { t } = useTranslation('tools');
  const { quantity } = useQuantity();
  if (advice === null) return { headline: '', sentence: '', caps: [] };
  const months = (value: number) => t('pao.months', { count: value });
  return {
    headline: advice.months === null ? t('pao.noMonths') : months(advice.months),
    sentence: t(advice.months === null ? 'pao.none' : 'pao.advised', {
      sum: quantity(advice.sum),
      months: months(advice.monthsBySum),
    }),
    caps: advice.caps.map(({ cap, months: capped }) =>
      t(`pao.cap.${cap}`, { months: capped === null ? '' : months(capped) }),
    ),
  };
}
