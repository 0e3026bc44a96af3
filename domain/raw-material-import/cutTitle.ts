import type { SheetLanguage } from './sheetColumns.ts';

const titles: Record<SheetLanguage, { locale: string; text: (held: string, found: string) => string }> = {
  en: { locale: 'en-GB', text: (held, found) => `The first ${held} of ${found} raw materials` },
  sr: { locale: 'sr-Latn-RS', text: (held, found) => `Prvih ${held} od ${found} sirovina` },
};

/** The title over a sheet that could not hold all that was found. `readSheet` passes over it. */
export function cutTitle(held: number, found: number, language: SheetLanguage): string {
  const { locale, text } = titles[language];
  return text(held.toLocaleString(locale), found.toLocaleString(locale));
}
