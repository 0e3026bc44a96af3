import { addTranslations } from '../../../shared/i18n/i18n.ts';
import '../translations.ts';
import { texts } from './locale/texts.generated.ts';

declare module '../../../shared/i18n/translations.ts' {
  interface Translations {
    rawMaterialForm: typeof texts.en;
  }
}

addTranslations('rawMaterialForm', texts);

/** A message of a schema: the key of a text of this form, with its namespace. */
export const errorKey = (name: keyof (typeof texts.en)['errors']): string => `rawMaterialForm:errors.${name}`;
