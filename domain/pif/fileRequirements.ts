import type { FileSlotName } from './fileSlots.ts';
import { isExpiring, longestGood } from './expiry.ts';
import { type ExpiringRequirement, type RequirementState, type PifSection, requirementOf } from './requirements.ts';

/** A file in a slot, as far as it decides what is missing. */
export interface SlotFile {
  slot: FileSlotName;
  isExpired: boolean;
  /** Its last day, YYYY-MM-DD; null when it does not expire. */
  expiresOn?: string | null | undefined;
}

/** There is none, all have expired, or at least one is good. */
function stateOf(files: readonly SlotFile[], slot: FileSlotName): RequirementState {
  const inSlot = files.filter((file) => file.slot === slot);
  if (inSlot.length === 0) return 'MISSING';
  return inSlot.every(({ isExpired }) => isExpired) ? 'EXPIRED' : 'DONE';
}

export const hasGoodFile = (files: readonly SlotFile[], slot: FileSlotName): boolean => stateOf(files, slot) === 'DONE';

/**
 * The files that the sections must hold, besides what is typed. Our figure: Article 11(2) of Regulation (EC) No
 * 1223/2009 asks for the statement on good manufacturing practice, the proof of the effect claimed and the data on
 * animal testing, not for their form; that each is kept as the signed paper, and that a picture shows the product, is
 * our choice. Labels are no requirement, because the linked label is one.
 */
export function fileRequirements(
  files: readonly SlotFile[],
  { hasClaims, today }: { hasClaims: boolean; today: string },
): ExpiringRequirement[] {
  const required = (section: PifSection, field: string, slot: FileSlotName): ExpiringRequirement => {
    const expiresOn = longestGood(files.filter((file) => file.slot === slot).map((file) => file.expiresOn ?? null));
    const requirement = requirementOf(section, field, stateOf(files, slot));
    return { ...requirement, expiresOn, isExpiring: isExpiring(expiresOn, today) };
  };
  const requirements = [
    required('DESCRIPTION', 'photoFiles', 'PHOTO'),
    required('MANUFACTURING', 'gmpFiles', 'GMP'),
    required('ANIMAL_TESTING', 'animalFiles', 'ANIMAL'),
  ];
  if (hasClaims) requirements.push(required('CLAIMS', 'proofFiles', 'CLAIM_PROOF'));
  return requirements;
}
