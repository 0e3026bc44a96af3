import { useTranslation } from 'react-i18next';
import './translations.generated.ts';

/** Says on which unverified figures a verdict rests; empty when all of them are verified. */
export function useRestsOnText(): (figures: readonly string[]) => string {
  const { t } = useTranslation('tools');
  return (figures) => (figures.length === 0 ? '' : t('restsOn', { figures: figures.join(', ') }));
}
