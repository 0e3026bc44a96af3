import { useTranslation } from 'react-i18next';
import { useRequirementText } from '../../../subjects/requirement/useRequirementText.ts';
import '../translations.generated.ts';
import type { Requirement } from './documentFilters.ts';

/** What an entry is called: the document, and where it belongs. */
export function useDocumentName() {
  const { t } = useTranslation('pif');
  const textOf = useRequirementText();
  const nameOf = (requirement: Requirement) => textOf(requirement);
  const placeOf = ({ rawMaterial, section }: Requirement) => rawMaterial?.name ?? t(`section.${section}`);
  return { nameOf, placeOf, fullNameOf: (one: Requirement) => `${placeOf(one)}: ${nameOf(one)}` };
}
