import type { PifDetail_PifFragment } from '../frame/Pif.generated.ts';
import { isSettled } from '../frame/sectionCounts.ts';
import type { Requirement } from './documentFilters.ts';

/** Somebody who is asked, with everything that is missing from there. */
export interface Recipient {
  name: string;
  requirements: Requirement[];
}

/**
 * Who is asked for what is missing: who was noted to bring it, else the maker of the raw material, else the company of the file. Names differing
 * in case alone are one (OWN).
 */
export function recipientsOf({
  requirements,
  company,
}: Pick<PifDetail_PifFragment, 'requirements' | 'company'>): Recipient[] {
  const recipients = new Map<string, Recipient>();
  for (const requirement of requirements.filter((one) => !isSettled(one))) {
    const name = requirement.owner ?? (requirement.rawMaterial?.manufacturer || (company.name ?? ''));
    const key = name.toLowerCase();
    const recipient = recipients.get(key) ?? { name, requirements: [] };
    recipient.requirements.push(requirement);
    recipients.set(key, recipient);
  }
  return [...recipients.values()];
}
