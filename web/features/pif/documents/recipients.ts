import type { Language } from '../../../../domain/language.ts';
import type { Recipient } from '../../../shared/ask/AskDialog.tsx';
import type { AskedDocument } from '../../../shared/ask/askText.ts';
import { recipientLanguages } from '../../../shared/ask/recipientLanguage.ts';
import { isSettled } from '../frame/sectionCounts.ts';
import type { PifDetail_PifFragment } from '../frame/Pif.generated.ts';
import { texts } from '../locale/texts.generated.ts';
import type { Requirement } from './documentFilters.ts';

/** A requirement that somebody is asked about. */
interface AskedRequirement extends AskedDocument, Pick<Requirement, 'key' | 'version' | 'field'> {}

const nameIn = (language: Language, { section, field }: Requirement): string => {
  const names: Record<string, Record<string, string>> = texts[language].requirement;
  return names[section]?.[field] ?? field;
};

const toAsked = (requirement: Requirement): AskedRequirement => {
  const { key, version, field, rawMaterial, state, expiresOn, dueOn } = requirement;
  return {
    ...{ key, version, field, expiresOn, dueOn },
    of: rawMaterial?.name ?? null,
    name: (language) => nameIn(language, requirement),
    state: state === 'EXPIRED' || state === 'QUESTION' ? state : 'MISSING',
  };
};

const languageOf = ({ language }: PifDetail_PifFragment['company']) => language && recipientLanguages[language];

/**
 * Who is asked for what is missing: who was noted to bring it, else the maker of the raw material, else the company of the file. Names differing
 * in case alone are one (OWN).
 */
export function recipientsOf({
  requirements,
  company,
}: Pick<PifDetail_PifFragment, 'requirements' | 'company'>): Recipient<AskedRequirement>[] {
  const ofCompany = (company.name ?? '').toLowerCase();
  const recipients = new Map<string, Recipient<AskedRequirement>>();
  for (const requirement of requirements.filter((one) => !isSettled(one))) {
    const name = requirement.owner ?? (requirement.rawMaterial?.manufacturer || (company.name ?? ''));
    const key = name.toLowerCase();
    const recipient = recipients.get(key) ?? {
      name,
      language: key === ofCompany ? languageOf(company) : null,
      documents: [],
    };
    recipient.documents.push(toAsked(requirement));
    recipients.set(key, recipient);
  }
  return [...recipients.values()];
}
