import { requirementName } from '../../../domain/fieldNames/requirementNames.ts';
import type { PifRequirement } from '../../shared/apollo/schema.generated.ts';
import { currentLanguage } from '../../shared/i18n/i18n.ts';

type Named = Pick<PifRequirement, 'section' | 'field'>;

/** What a requirement asks for, in the reader's language. */
export function useRequirementText(): (requirement: Named) => string {
  const language = currentLanguage();
  return (requirement) => requirementName(requirement, language);
}
