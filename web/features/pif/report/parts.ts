import type { PifRequirement, RequirementState } from '../../../shared/apollo/schema.generated.ts';

/** The parts of Part A that people fill in, with the requirements that belong to each: design of the PIF, section 5. */
export const PARTS = {
  A2: ['appearance', 'ph', 'stability', 'durability'],
  A3: ['microbiology', 'challenge'],
  A4: ['pack'],
  A5: [],
  A6: ['exposure'],
  A8: [],
  A9: ['effects'],
  A10: [],
} as const satisfies Record<string, readonly string[]>;
export type PartName = keyof typeof PARTS;

/** The id of the element of a part. */
export const partId = (part: PartName): string => `part-${part}`;

/** The state of a part: missing before a question, done when all of it is there; null for a part of which nothing is demanded. */
export function stateOfPart(
  part: PartName,
  requirements: readonly Pick<PifRequirement, 'section' | 'field' | 'state'>[],
): RequirementState | null {
  const fields: readonly string[] = PARTS[part];
  const states = requirements
    .filter(({ section, field }) => section === 'SAFETY_REPORT' && fields.includes(field))
    .map(({ state }) => state);
  if (states.length === 0) return null;
  return states.find((state) => state === 'MISSING') ?? states.find((state) => state === 'QUESTION') ?? 'DONE';
}
