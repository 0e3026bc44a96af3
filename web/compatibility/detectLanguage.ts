import { FALLBACK_LANGUAGE, languageCodes, type Language } from '../../domain/language.ts';

/** A text in the storage of the browser; null where storage is disabled. */
export function storedText(store: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[store].getItem(key);
  } catch {
    return null;
  }
}

/** Detects the language in the same order as the application, for scripts that run before it and in old browsers. */
export function detectLanguage(): Language {
  const found =
    /[?&]lng=([a-z-]+)/i.exec(location.search)?.[1] ||
    /(?:^|; )i18next=([a-z-]+)/i.exec(document.cookie)?.[1] ||
    storedText('localStorage', 'i18nextLng') ||
    storedText('sessionStorage', 'i18nextLng') ||
    navigator.language ||
    document.documentElement.lang;
  return languageCodes.filter((code) => found.toLowerCase().indexOf(code) === 0)[0] ?? FALLBACK_LANGUAGE;
}
