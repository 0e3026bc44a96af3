import { FALLBACK_LANGUAGE, languageCodes, type Language } from '../../domain/language.ts';
import { readStored } from '../shared/storage.ts';

/** A text that the tab keeps; null where storage is disabled. */
export function storedInTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Detects the language in the same order as the application, for scripts that run before it and in old browsers. */
export function detectLanguage(): Language {
  const tags = [
    /[?&]lng=([a-z-]+)/i.exec(location.search)?.[1],
    /(?:^|; )i18next=([a-z-]+)/i.exec(document.cookie)?.[1],
    readStored('i18nextLng'),
    storedInTab('i18nextLng'),
  ].concat(navigator.languages, navigator.language, document.documentElement.lang);
  const found = tags.map((tag) => languageCodes.filter((code) => tag?.toLowerCase().split('-')[0] === code)[0]);
  return found.filter((code) => code !== undefined)[0] ?? FALLBACK_LANGUAGE;
}
