import type { Language } from '../../../domain/language.ts';
import type { Wording } from './findingText.ts';

/** The wording in a language, or in English, the language of the annexes, where it has no translation. */
export function wordingIn(wording: Wording, wanted: Language): { language: Language; text: string } {
  const language = wording[wanted] === null ? 'en' : wanted;
  return { language, text: wording[language] ?? '' };
}
