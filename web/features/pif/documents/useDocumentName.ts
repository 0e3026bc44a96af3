import { useRequirementText } from '../../../subjects/requirement/useRequirementText.ts';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import type { Requirement } from './documentFilters.ts';

/** What an entry is called: the document, and where it belongs. */
export function useDocumentName() {
  const names = useFieldNames();
  const textOf = useRequirementText();
  const nameOf = (requirement: Requirement) => textOf(requirement);
  const placeOf = ({ rawMaterial, section }: Requirement) => rawMaterial?.name ?? names.choice.section[section];
  return { nameOf, placeOf, fullNameOf: (one: Requirement) => `${placeOf(one)}: ${nameOf(one)}` };
}
