import { addTranslations } from '../../shared/i18n/i18n.ts';
import en from './locale/en.json';
import sr from './locale/sr.json';

declare module '../../shared/i18n/translations.ts' {
  interface Translations {
    rawMaterial: typeof en;
  }
}

addTranslations('rawMaterial', { en, sr });
