interface LanguageSettings {
  /** Its name in the language itself. */
  name: string;
  /** For the `lang` attribute: screen readers and hyphenation need the script. */
  tag: string;
  /** How dates, numbers and sorting are written: a locale of Intl. */
  locale: string;
  /** Separates the cells of a CSV file: a semicolon where the comma is the decimal sign. */
  csvDelimiter: ',' | ';';
}

/**
 * The languages of the product; the first is the fallback. A new language is a line here and a `locale/<code>.json`
 * beside every `en.json`; the compiler then names the words of spreadsheets, fields, letters and e-mails that are still
 * missing. Reports and companies have lists of languages of their own.
 */
export const languages = {
  en: { name: 'English', tag: 'en', locale: 'en-GB', csvDelimiter: ',' },
  sr: { name: 'Srpski', tag: 'sr-Latn', locale: 'sr-Latn-RS', csvDelimiter: ';' },
} as const satisfies Record<string, LanguageSettings>;

export type Language = keyof typeof languages;
export const languageCodes = Object.keys(languages) as Language[];
export const FALLBACK_LANGUAGE: Language = 'en';
