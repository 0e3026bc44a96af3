import { useTranslation } from 'react-i18next';
import type { ImportContent, LabelRecheckCause } from '../../shared/apollo/schema.generated.ts';
import { useQuantity } from '../../shared/i18n/useQuantity.ts';
import './translations.generated.ts';

/** What made labels be judged again. */
interface Cause {
  isPreview?: boolean;
  cause: LabelRecheckCause;
  content?: ImportContent | null;
  datedOn?: string | null;
}

/** Names what made labels be judged again: "Import: Annex III of Jun 17, 2026". */
export function useRecheckTitle() {
  const { t } = useTranslation('check');
  const { day } = useQuantity();
  return ({ isPreview = false, cause, content, datedOn }: Cause): string => {
    const what = content
      ? [t(`recheck.content.${content}`), datedOn && t('recheck.dated', { date: day(datedOn) })]
          .filter(Boolean)
          .join(' ')
      : '';
    return t(isPreview ? 'recheck.cause.PREVIEW' : `recheck.cause.${cause}`, { what, date: datedOn && day(datedOn) });
  };
}
