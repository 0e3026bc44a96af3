import { requirementName } from '../../../domain/fieldNames/requirementNames.ts';
import type { CompanyLanguage, PifRequirement } from '../../shared/apollo/schema.generated.ts';
import type { Recipient } from '../ask/askText.ts';
import type { AskedDocument } from '../ask/askText.ts';
import { recipientLanguages } from '../ask/recipientLanguage.ts';
import { isSettled } from './isSettled.ts';

/** What is known of something that a file must hold. */
type Requirement = Pick<PifRequirement, 'key' | 'version' | 'section' | 'field' | 'state'> &
  Partial<Pick<PifRequirement, 'owner' | 'expiresOn' | 'dueOn'>> & {
    rawMaterial?: { name: string; manufacturer?: string | null } | null;
  };

interface Pif {
  requirements: readonly Requirement[];
  company: { id: string; name?: string | null; language?: CompanyLanguage | null };
}

/** A requirement that somebody is asked about. */
interface AskedRequirement extends AskedDocument, Pick<Requirement, 'key' | 'version' | 'field'> {}

const toAsked = (requirement: Requirement): AskedRequirement => {
  const { key, version, field, rawMaterial, state, expiresOn = null, dueOn = null } = requirement;
  return {
    ...{ key, version, field, expiresOn, dueOn },
    of: rawMaterial?.name ?? null,
    name: (language) => requirementName(requirement, language),
    state: state === 'EXPIRED' || state === 'QUESTION' ? state : 'MISSING',
  };
};

/**
 * Who is asked for what is missing: who was noted to bring it, else the maker of the raw material, else the company of
 * the file. Names differing in case alone are one (OWN).
 */
export function recipientsOf({ requirements, company }: Pif): Recipient<AskedRequirement>[] {
  const ofCompany = (company.name ?? '').toLowerCase();
  const recipients = new Map<string, Recipient<AskedRequirement>>();
  for (const requirement of requirements.filter((one) => !isSettled(one))) {
    const name = requirement.owner ?? (requirement.rawMaterial?.manufacturer || (company.name ?? ''));
    const key = name.toLowerCase();
    const isCompany = key === ofCompany;
    const recipient = recipients.get(key) ?? {
      name,
      language: isCompany && company.language ? recipientLanguages[company.language] : null,
      companyId: isCompany ? company.id : null,
      documents: [],
    };
    recipient.documents.push(toAsked(requirement));
    recipients.set(key, recipient);
  }
  return [...recipients.values()];
}
