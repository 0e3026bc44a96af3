import type { FileSlotName } from './fileSlots.ts';
import { type Requirement, type RequirementState, requirementOf } from './requirements.ts';

/** A file in a slot, as far as it decides what is missing. */
export interface SlotFile {
  slot: FileSlotName;
  isExpired: boolean;
}

/** There is none, all have expired, or at least one is good. */
function stateOf(files: readonly SlotFile[], slot: FileSlotName): RequirementState {
  const inSlot = files.filter((file) => file.slot === slot);
  if (inSlot.length === 0) return 'MISSING';
  return inSlot.every(({ isExpired }) => isExpired) ? 'EXPIRED' : 'DONE';
}

export const hasGoodFile = (files: readonly SlotFile[], slot: FileSlotName): boolean => stateOf(files, slot) === 'DONE';

/**
 * The files that the sections must hold, besides what is typed. OWN: Article 11(2) of Regulation (EC) No 1223/2009 asks for the statement on good
 * manufacturing practice, the proof of the effect claimed and the data on animal testing, not for their form; that each is kept as the signed
 * paper, and that a picture shows the product, is our choice. Labels are no requirement, because the linked label is one.
 */
export function fileRequirements(files: readonly SlotFile[], { hasClaims }: { hasClaims: boolean }): Requirement[] {
  const requirements = [
    requirementOf('DESCRIPTION', 'photoFiles', stateOf(files, 'PHOTO')),
    requirementOf('MANUFACTURING', 'gmpFiles', stateOf(files, 'GMP')),
    requirementOf('ANIMAL_TESTING', 'animalFiles', stateOf(files, 'ANIMAL')),
  ];
  if (hasClaims) requirements.push(requirementOf('CLAIMS', 'proofFiles', stateOf(files, 'CLAIM_PROOF')));
  return requirements;
}
