import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { FALLBACK_LANGUAGE, languageCodes, languages, type Language } from '../../../domain/language.ts';
import { detectLanguage, storeLanguage } from './detectLanguage.ts';
import { texts } from './locale/texts.generated.ts';
import type { Translations } from './translations.ts';

export const i18n = i18next.createInstance();

export const currentLanguage = (): Language =>
  languageCodes.find((code) => code === i18n.resolvedLanguage) ?? FALLBACK_LANGUAGE;

/** Creates a value for the locale of the current language, once for each language. */
export function perLocale<T>(create: (locale: string) => T): () => T {
  const created = new Map<Language, T>();
  return () => {
    const language = currentLanguage();
    const value = created.get(language) ?? create(languages[language].locale);
    created.set(language, value);
    return value;
  };
}

i18n.on('languageChanged', () => {
  document.documentElement.lang = languages[currentLanguage()].tag;
});

void i18n
  .use({ type: 'languageDetector', detect: detectLanguage, cacheUserLanguage: storeLanguage })
  .use(initReactI18next)
  .init({
    resources: texts,
    supportedLngs: languageCodes,
    fallbackLng: FALLBACK_LANGUAGE,
    load: 'languageOnly',
    ns: Object.keys(texts.en),
    defaultNS: 'common',
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });

/**
 * Adds the texts of a feature. Called when the feature's module is loaded, before anything of it is rendered.
 * @public The generated modules call it.
 */
export function addTranslations<N extends keyof Translations>(
  namespace: N,
  byLanguage: Record<Language, Translations[N]>,
): void {
  for (const code of languageCodes) i18n.addResourceBundle(code, namespace, byLanguage[code]);
}
