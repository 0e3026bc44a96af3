import type { Language } from '../language.ts';
import type { Requirement } from '../pif/requirements.ts';
import { placeName } from './fieldNames.ts';
import { requirementNamesEn } from './requirementNames.en.ts';
import { requirementNamesSr } from './requirementNames.sr.ts';

const ofRequirements: Record<Language, Record<string, Record<string, string>>> = {
  en: requirementNamesEn,
  sr: requirementNamesSr,
};

/** What a requirement asks for in a language: the name of its field, or more where that alone does not say it. */
export const requirementName = (
  { section, field }: Pick<Requirement, 'section' | 'field'>,
  language: Language,
): string => ofRequirements[language][section]?.[field] ?? placeName([field], language);
