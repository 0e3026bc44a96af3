import { PART_A_FIELDS, PART_A_NAMES, type PartAPart } from '../../../../domain/pif/fields/partA.ts';
import type { PifRequirement, RequirementState } from '../../../shared/apollo/schema.generated.ts';

/**
 * The parts of Part A with the requirements that people fill in of each: design of the PIF, section 5. A1 is computed
 * alone.
 */
export const PARTS = {
  A1: [],
  A2: ['appearance', 'ph', 'stability', 'durability'],
  A3: ['microbiology', 'challenge'],
  A4: ['pack'],
  A5: [],
  A6: ['exposure'],
  A7: [],
  A8: [],
  A9: ['effects'],
  A10: [],
} as const satisfies Record<string, readonly string[]>;
export type PartName = keyof typeof PARTS;

/** The parts of which people fill in something. */
export const FILLED_PARTS: readonly PartAPart[] = [...new Set(PART_A_NAMES.map((name) => PART_A_FIELDS[name].part))];
const COMPUTED_FIRST: readonly PartName[] = ['A1', 'A7'];

/** The id of the element that the index leads to: the fields of a part, or what is computed of it first of all. */
export const partId = (part: PartName): string => `${COMPUTED_FIRST.includes(part) ? 'computed' : 'part'}-${part}`;

/** The sections of Part B. */
export const B_PARTS = ['B1', 'B2', 'B3', 'B4'] as const;
export type PartBName = (typeof B_PARTS)[number];

/** Shows a place of the page and puts the focus there. */
export function goToPlace(id: string): void {
  const place = document.getElementById(id);
  place?.scrollIntoView();
  place?.focus({ preventScroll: true });
}

/**
 * The state of a part: missing before a question, done when all of it is there; null for a part of which nothing is
 * demanded.
 */
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
