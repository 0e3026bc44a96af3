import { addTranslations } from '../../../shared/i18n/i18n.ts';
import '../translations.ts';
import en from './locale/en.json';
import sr from './locale/sr.json';

declare module '../../../shared/i18n/translations.ts' {
  interface Translations {
    rawMaterialForm: typeof en;
  }
}

addTranslations('rawMaterialForm', { en, sr });

/** A message of a schema: the key of a text of this form, with its namespace. */
export const errorKey = (name: keyof (typeof en)['errors']): string => `rawMaterialForm:errors.${name}`;
