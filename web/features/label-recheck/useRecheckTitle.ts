import { useTranslation } from 'react-i18next';
import { useQuantity } from '../../shared/i18n/useQuantity.ts';
import './translations.ts';
import type { LabelRecheck_RecheckFragment } from './LabelRecheck.generated.ts';

/** Names what made labels be judged again: "Import: Annex III of Jun 17, 2026". */
export function useRecheckTitle() {
  const { t } = useTranslation('labelRecheck');
  const { day } = useQuantity();
  return ({
    isPreview,
    cause,
    content,
    datedOn,
  }: Pick<LabelRecheck_RecheckFragment, 'isPreview' | 'cause' | 'content' | 'datedOn'>): string => {
    const what = content
      ? [t(`content.${content}`), datedOn && t('dated', { date: day(datedOn) })].filter(Boolean).join(' ')
      : '';
    return t(isPreview ? 'cause.PREVIEW' : `cause.${cause}`, { what, date: datedOn && day(datedOn) });
  };
}
