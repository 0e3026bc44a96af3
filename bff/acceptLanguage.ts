import { FALLBACK_LANGUAGE, languageCodes, type Language } from '../domain/language.ts';

const MAX_LENGTH = 200;

/**
 * The first of our languages that a caller prefers by `Accept-Language` (RFC 9110, section 12.5.4), such as
 * `sr-Latn-RS, en;q=0.8`; the fallback without one.
 */
export function parseAcceptLanguage(header: string | undefined): Language {
  const wishes = (header ?? '')
    .slice(0, MAX_LENGTH)
    .split(',')
    .flatMap((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const language = languageCodes.find((code) => tag === code || tag.startsWith(`${code}-`));
      const quality = parameters.map((one) => /^\s?q=(\d(?:\.\d{1,3})?)$/.exec(one)?.[1]).find((q) => q !== undefined);
      return language ? [{ language, quality: Number(quality ?? 1) }] : [];
    });
  // Sorting keeps the order of equal wishes.
  const [first] = wishes.filter(({ quality }) => quality > 0).sort((a, b) => b.quality - a.quality);
  return first?.language ?? FALLBACK_LANGUAGE;
}
