import { languages, type Language } from '../language.ts';

const titles: Record<Language, (written: string, found: string) => string> = {
  en: (written, found) => `The first ${written} of ${found} raw materials`,
  sr: (written, found) => `Prvih ${written} od ${found} sirovina`,
};

/** The title over a sheet that could not hold everything that was found. `readSheet` skips it. */
export function cutTitle(written: number, found: number, language: Language): string {
  const { locale } = languages[language];
  return titles[language](written.toLocaleString(locale), found.toLocaleString(locale));
}
