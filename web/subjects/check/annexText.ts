import { translateCondition } from '../../../domain/annex/translation/translateCondition.ts';
import type { Language } from '../../../domain/language.ts';

/** A column of an annex entry for a reader. */
interface AnnexText {
  text: string;
  /** Its language: that of the reader where there is a translation, else that of the original. */
  language: Language;
  /** Whether it is not in the official wording but in our working translation. */
  isTranslated: boolean;
}

/** A text of columns f to i of an annex, in Serbian where there is a working translation of the whole of it. */
export function annexText(original: string, language: Language): AnnexText {
  const translated = language === 'sr' ? translateCondition(original) : null;
  return {
    text: translated ?? original,
    language: translated === null ? 'en' : 'sr',
    isTranslated: translated !== null,
  };
}
