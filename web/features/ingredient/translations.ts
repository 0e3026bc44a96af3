import { addTranslations } from '../../shared/i18n/i18n.ts';
import en from './locale/en.json';
import sr from './locale/sr.json';

declare module '../../shared/i18n/translations.ts' {
  interface Translations {
    ingredient: typeof en;
  }
}

addTranslations('ingredient', { en, sr });

/** An error message of a zod schema: a translation key with its namespace. */
export const errorKey = (name: keyof (typeof en)['errors']): string => `ingredient:errors.${name}`;
