import { addTranslations } from '../../shared/i18n/i18n.ts';
import { texts } from './locale/texts.generated.ts';

declare module '../../shared/i18n/translations.ts' {
  interface Translations {
    sheetImport: typeof texts.en;
  }
}

addTranslations('sheetImport', texts);
