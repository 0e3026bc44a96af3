import { useTranslation } from 'react-i18next';
import { fieldNamesIn, innerFieldName } from '../../../domain/fieldNames/fieldNames.ts';
import { currentLanguage } from '../../shared/i18n/i18n.ts';

/** The names of fields and of their choices in the reader's language. */
export function useFieldNames() {
  // Renders again when the language changes.
  useTranslation();
  const language = currentLanguage();
  const { field, value: choice } = fieldNamesIn(language);
  return { field, choice, innerName: (outer: string, name: string) => innerFieldName(outer, name, language) };
}
