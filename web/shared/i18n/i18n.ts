import i18next from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import { initReactI18next } from 'react-i18next';
import type { Translations } from './translations.ts';
import en from './locale/en.json';
import sr from './locale/sr.json';

/** The languages of the product; the first is the fallback. */
export const languages = ['en', 'sr'] as const;
export type Language = (typeof languages)[number];

export const i18n = i18next.createInstance();

/** The language in use. */
export const currentLanguage = (): Language => (i18n.resolvedLanguage === 'sr' ? 'sr' : 'en');

i18n.on('languageChanged', () => {
  // Serbian is written in Latin script here; a screen reader and the hyphenation need to know.
  document.documentElement.lang = currentLanguage() === 'sr' ? 'sr-Latn' : 'en';
});

void i18n
  .use(LanguageDetector)
  .use(initReactI18next)
  .init({
    resources: { en, sr },
    supportedLngs: [...languages],
    fallbackLng: 'en',
    load: 'languageOnly',
    ns: Object.keys(en),
    defaultNS: 'common',
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    detection: {
      order: ['querystring', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'],
      lookupQuerystring: 'lng',
      caches: ['localStorage'],
      // i18next's own word for "show the keys": nobody who follows a link or meddles with the store is to see them.
      convertDetectedLanguage: (language) => (/^cimode$/i.test(language) ? 'dev' : language),
    },
  });

/** Adds the texts of a feature. Called at the top of the feature's module, before anything of it is drawn. */
export function addTranslations<N extends keyof Translations>(
  namespace: N,
  texts: Record<Language, Translations[N]>,
): void {
  for (const language of languages) i18n.addResourceBundle(language, namespace, texts[language]);
}
