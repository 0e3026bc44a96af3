import { useTranslation } from 'react-i18next';
import type { PifRequirement } from '../apollo/schema.generated.ts';
import './translations.ts';

type Named = Pick<PifRequirement, 'section' | 'field'>;

/** What a requirement asks for, in the reader's language; the field's own name where there are no words for it yet. */
export function useRequirementText(): (requirement: Named) => string {
  const { t } = useTranslation('requirement');
  const translate = t as (key: string, options: { defaultValue: string }) => string;
  return ({ section, field }) => translate(`${section}.${field}`, { defaultValue: field });
}
