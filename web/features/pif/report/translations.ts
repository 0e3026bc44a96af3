import { addTranslations } from '../../../shared/i18n/i18n.ts';
import { texts } from './locale/texts.generated.ts';

declare module '../../../shared/i18n/translations.ts' {
  interface Translations {
    pifReport: typeof texts.en;
  }
}

addTranslations('pifReport', texts);

/** An error message of a zod schema: a translation key with its namespace. */
export const errorKey = (name: keyof (typeof texts.en)['errors']): string => `pifReport:errors.${name}`;
