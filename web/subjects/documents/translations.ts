import { addTranslations } from '../../shared/i18n/i18n.ts';
import { texts } from './locale/texts.generated.ts';

declare module '../../shared/i18n/translations.ts' {
  interface Translations {
    documents: typeof texts.en;
  }
}

addTranslations('documents', texts);

/** The translation key of an error, with its namespace, for use as the message of a zod schema. */
export const errorKey = (name: keyof (typeof texts.en)['errors']): string => `documents:errors.${name}`;
