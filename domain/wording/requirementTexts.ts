import type { Language } from '../language.ts';
import type { Requirement } from '../pif/requirements.ts';
import { requirementWordsEn } from './requirementWords.en.ts';
import { requirementWordsSr } from './requirementWords.sr.ts';

const allWords: Record<Language, Record<string, Record<string, string>>> = {
  en: requirementWordsEn,
  sr: requirementWordsSr,
};

/** What a requirement asks for in a language; the field's own name where there are no words for it. */
export const requirementText = (
  { section, field }: Pick<Requirement, 'section' | 'field'>,
  language: Language,
): string => allWords[language][section]?.[field] ?? field;
