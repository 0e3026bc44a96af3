import { addTranslations } from '../i18n/i18n.ts';
import en from './locale/en.json';
import sr from './locale/sr.json';

declare module '../i18n/translations.ts' {
  interface Translations {
    forms: typeof en;
  }
}

addTranslations('forms', { en, sr });
