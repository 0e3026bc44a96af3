import { useTranslation } from 'react-i18next';
import { consequenceTexts } from '../../../../domain/fieldNames/consequenceTexts.ts';
import { currentLanguage } from '../../../shared/i18n/i18n.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import '../translations.generated.ts';
import type { ConsequenceList_ConsequenceFragment } from './SignedVersions.generated.ts';

/** Figures that follow from changes, in the reader's words. */
export function useConsequenceTexts() {
  const { t } = useTranslation('pif');
  const { figure } = useFormat();
  return (one: ConsequenceList_ConsequenceFragment) => {
    const decimal = (value: string) => figure(Number(value));
    const { place, before, after } = consequenceTexts(one, currentLanguage(), { decimal });
    const nothing = t('versions.nothing');
    return { place: place.join(' › '), before: before ?? nothing, after: after ?? nothing };
  };
}
