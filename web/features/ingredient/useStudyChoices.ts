import { useTranslation } from 'react-i18next';
import type { PointDetails } from '../../shared/apollo/schema.generated.ts';

type Choice = NonNullable<PointDetails['type'] | PointDetails['route'] | PointDetails['duration']> | '5' | '7';

/** What is chosen of a study, in words: 'DAYS_28' is "28 days". */
export function useStudyChoices(): (choice: Choice) => string {
  const { t } = useTranslation('ingredient');
  return (choice) => t(`toxicology.choice.${choice}`);
}
