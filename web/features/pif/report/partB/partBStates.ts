import type { PartBName } from '../parts.ts';
import { isReasoned, type PartBForm, type PifWithPartB } from './partB.form.ts';
import type { PifPartBQuery } from './PartB.generated.ts';

export type PartBState = 'DONE' | 'QUESTION' | 'MISSING';

/**
 * Where the sections of Part B stand, as saved. Without a formula it is a question what the annexes want; a conclusion
 * stands with who drew it, until then the profile of the person decides.
 */
export function partBStates(
  pif: PifWithPartB,
  reasoning: PartBForm['reasoning'],
  viewer: PifPartBQuery['viewer'],
): Record<PartBName, PartBState> {
  const { conclusion, partB, wantedWarnings, formula, assessor } = pif;
  const isOpen = wantedWarnings?.some(({ state }) => state === 'MISSING') ?? true;
  return {
    B1: conclusion === 'NONE' ? 'MISSING' : partB.statement === null ? 'QUESTION' : 'DONE',
    B2: isOpen ? 'MISSING' : formula === null ? 'QUESTION' : 'DONE',
    B3: reasoning.every(isReasoned) ? 'DONE' : 'MISSING',
    B4: assessor !== null || viewer.assessorProfile?.gaps.length === 0 ? 'DONE' : 'MISSING',
  };
}
