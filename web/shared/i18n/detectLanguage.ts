import { FALLBACK_LANGUAGE, languageCodes, type Language } from '../../../domain/language.ts';
import { readStored, storedInTab, writeStored } from '../storage.ts';

/** The key of the storage under which the language is kept. */
const LANGUAGE_KEY = 'i18nextLng';

/**
 * Detects the language in the order of the specification: address, cookie, storage, storage of the tab, browser, page.
 * What is none of the product is passed over. Also for scripts that run before the application and in old browsers.
 */
export function detectLanguage(): Language {
  const tags = [
    /[?&]lng=([a-z-]+)/i.exec(location.search)?.[1],
    /(?:^|; )i18next=([a-z-]+)/i.exec(document.cookie)?.[1],
    readStored(LANGUAGE_KEY),
    storedInTab(LANGUAGE_KEY),
  ].concat(navigator.languages, navigator.language, document.documentElement.lang);
  const found = tags.map((tag) => languageCodes.filter((code) => tag?.toLowerCase().split('-')[0] === code)[0]);
  return found.filter((code) => code !== undefined)[0] ?? FALLBACK_LANGUAGE;
}

/** Keeps the language that somebody chose, or that was detected, for the next visit. */
export const storeLanguage = (language: string): void => writeStored(LANGUAGE_KEY, language);
